import { graphql } from 'gatsby';

export const newsSectionFragment = graphql`
  fragment NewsSection on NewsSection {
    title
    news {
      title
      description
    }
    events {
      title
      description
    }
    articles(ids: $articles) {
      ...ArticleSummary
      calendar
    }
  }
`;
