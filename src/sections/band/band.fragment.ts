import { graphql } from 'gatsby';

export const bandSectionFragment = graphql`
  fragment BandSection on BandSection {
    title
    picture {
      ...Picture
      tall(shape: 0.9, widths: [780, 960]) {
        ...Tall
      }
    }
    figures {
      value
      label
    }
  }
`;
