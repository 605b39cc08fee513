import { graphql } from 'gatsby';

export const searchPartnerFragment = graphql`
  fragment SearchPartner on Brand {
    name
    title
    link
  }
`;
