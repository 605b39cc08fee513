import { graphql } from 'gatsby';

export const notFoundSectionFragment = graphql`
  fragment NotFoundSection on NotFoundSection {
    title
    text
    message
    action {
      ...Action
    }
    picture {
      ...Picture
    }
    places_title
    places {
      ...Action
    }
  }
`;
