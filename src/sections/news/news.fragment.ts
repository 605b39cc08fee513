import { graphql } from 'gatsby';

export const newsSectionFragment = graphql`
  fragment NewsSection on NewsSection {
    title
    articles {
      ...ArticleSummary
    }
  }
`;
