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

export const ogImageFragment = graphql`
  fragment OgImage on OgImage {
    src
    width
    height
    alt
  }
`;
