import { graphql } from 'gatsby';

export const ctaFragment = graphql`
  fragment Action on Action {
    label
    to
    icon
  }
`;
