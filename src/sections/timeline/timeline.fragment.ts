import { graphql } from 'gatsby';

export const timelineSectionFragment = graphql`
  fragment TimelineSection on TimelineSection {
    decades {
      decade
      title
      text
      picture {
        ...Picture
      }
      placement
      value
      label
    }
  }
`;
