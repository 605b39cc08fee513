import { graphql } from 'gatsby';

export const heroSectionFragment = graphql`
  fragment HeroSection on HeroSection {
    title
    text
    picture {
      ...Picture
    }
  }
`;
