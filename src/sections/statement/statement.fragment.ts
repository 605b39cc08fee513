import { graphql } from 'gatsby';

export const statementSectionFragment = graphql`
  fragment StatementSection on StatementSection {
    label
    text
    more: action {
      ...Action
    }
  }
`;
