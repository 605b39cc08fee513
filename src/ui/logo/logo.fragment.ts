import { graphql } from 'gatsby';

export const logoFragment = graphql`
  fragment Logo on Logo {
    src
    ratio
  }
`;
