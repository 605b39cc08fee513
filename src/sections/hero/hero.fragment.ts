import { graphql } from 'gatsby';

export const heroSectionFragment = graphql`
  fragment HeroSection on HeroSection {
    title
    text
    picture {
      ...Picture
      mobileCrop(shape: 0.62, widths: [640, 840]) {
        ...MobileCrop
      }
    }
    picture_phone {
      mobileCrop(shape: 0.56, widths: [640, 840]) {
        ...MobileCrop
      }
    }
  }
`;
