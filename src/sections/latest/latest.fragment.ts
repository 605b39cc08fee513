import { graphql } from 'gatsby';

export const latestSectionFragment = graphql`
  fragment LatestSection on LatestSection {
    title
    articles(ids: $articles) {
      ...ArticleSummary
    }
  }
`;
