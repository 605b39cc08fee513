import { graphql } from 'gatsby';

export const actionFragment = graphql`
  fragment Action on Action {
    label
    to
    icon
  }
`;
