import { graphql } from 'gatsby';

export const ctaSectionFragment = graphql`
  fragment CtaSection on CtaSection {
    title
    text
    action {
      ...Action
    }
    picture {
      ...Picture
    }
  }
`;
