import { graphql } from 'gatsby';

export const figureSectionFragment = graphql`
  fragment FigureSection on FigureSection {
    picture {
      ...Picture
    }
    placement
  }
`;
