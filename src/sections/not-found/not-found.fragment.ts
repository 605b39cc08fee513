import { graphql } from 'gatsby';

export const notFoundSectionFragment = graphql`
  fragment NotFoundSection on NotFoundSection {
    title
    text
    message
    suggestion
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
