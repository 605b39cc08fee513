import { graphql } from 'gatsby';

export const featureSectionFragment = graphql`
  fragment FeatureSection on FeatureSection {
    picture {
      ...Picture
    }
    lead
    paragraphs
  }
`;
