import { graphql } from 'gatsby';

export const categoriesSectionFragment = graphql`
  fragment CategoriesSection on CategoriesSection {
    title
    categories {
      slug
      name
      path
      count
      picture {
        ...Picture
        mobileCrop(shape: 0.72, widths: [540, 740]) {
          ...MobileCrop
        }
      }
    }
  }
`;
