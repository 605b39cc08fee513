import { graphql } from 'gatsby';

export const headSiteFragment = graphql`
  fragment HeadSite on ContentSite {
    name
    url
    picture {
      ...SharePicture
    }
  }
`;

export const sharePictureFragment = graphql`
  fragment SharePicture on Picture {
    alt
    file {
      childImageSharp {
        share: gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG], placeholder: NONE, outputPixelDensities: [1])
      }
    }
  }
`;
