import { graphql } from 'gatsby';

export const valuesSectionFragment = graphql`
  fragment ValuesSection on ValuesSection {
    title
    items {
      title
      text
    }
  }
`;
