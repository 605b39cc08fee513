import { graphql } from 'gatsby';

export const stepsSectionFragment = graphql`
  fragment StepsSection on StepsSection {
    title
    items {
      title
      text
    }
  }
`;
