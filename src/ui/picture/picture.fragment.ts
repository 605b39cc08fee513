import { graphql } from 'gatsby';

export const pictureFragment = graphql`
  fragment Picture on Picture {
    alt
    caption
    focus
    focus_phone
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: DOMINANT_COLOR
          formats: [WEBP, AVIF]
          breakpoints: [320, 480, 780, 1200, 1600, 2400]
        )
      }
    }
  }
`;

export const mobileCropFragment = graphql`
  fragment MobileCrop on MobileCrop {
    width
    height
    sources {
      type
      srcSet
    }
  }
`;
