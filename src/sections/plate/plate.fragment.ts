import { graphql } from 'gatsby';

export const plateSectionFragment = graphql`
  fragment PlateSection on PlateSection {
    picture {
      ...Picture
    }
    placement
  }
`;
