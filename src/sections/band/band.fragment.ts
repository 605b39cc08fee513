import { graphql } from 'gatsby';

export const bandSectionFragment = graphql`
  fragment BandSection on BandSection {
    title
    picture {
      ...Picture
    }
    figures {
      value
      label
    }
  }
`;
