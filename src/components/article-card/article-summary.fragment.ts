import { graphql } from 'gatsby';

export const articleSummaryFragment = graphql`
  fragment ArticleSummary on Article {
    article_id
    title
    kind
    date
    path
    summary
    minutes
    picture {
      ...Picture
    }
    event {
      starts
      ends
      place
      showroom {
        name
        path
      }
    }
  }
`;
