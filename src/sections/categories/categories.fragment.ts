import { graphql } from 'gatsby';

export const categoriesSectionFragment = graphql`
  fragment CategoriesSection on CategoriesSection {
    title
    categories {
      slug
      name
      picture {
        ...Picture
      }
    }
    brands {
      categories {
        slug
      }
    }
  }
`;
