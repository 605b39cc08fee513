import { graphql } from 'gatsby';

export const heroSectionFragment = graphql`
  fragment HeroSection on HeroSection {
    title
    text
    picture {
      ...Picture
      tall(shape: 0.62, widths: [640, 840]) {
        ...Tall
      }
    }
  }
`;
