import { graphql } from 'gatsby';

export const closedSectionFragment = graphql`
  fragment ClosedSection on ClosedSection {
    title
    text
    picture {
      ...Picture
    }
    site {
      wordmark
    }
    showrooms {
      slug
      name
      phones
    }
    navigation {
      social {
        label
        to
      }
    }
  }
`;
