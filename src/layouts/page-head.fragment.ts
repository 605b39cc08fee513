import { graphql } from 'gatsby';

export const headSiteFragment = graphql`
  fragment HeadSite on ContentSite {
    name
    title
    url
    language
    country
  }
`;

export const shareFragment = graphql`
  fragment Share on Share {
    src
    width
    height
    alt
  }
`;
