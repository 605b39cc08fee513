import { graphql } from 'gatsby';

export const articleViewFragment = graphql`
  fragment ArticleView on Article {
    ...ArticleSummary
    calendar
    reserve
    blocks {
      kind
      html
      pictures {
        ...Picture
      }
    }
    brands {
      name
      title
      link
      logo {
        ...Logo
      }
    }
  }
`;

export const articleSiblingFragment = graphql`
  fragment ArticleSibling on Article {
    title
    path
    picture {
      ...Picture
    }
  }
`;
