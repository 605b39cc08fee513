import { graphql } from 'gatsby';

export const partnerLinkFragment = graphql`
  fragment PartnerLink on Brand {
    name
    title
    link
    logo {
      ...Logo
    }
  }
`;

export const partnerCategoryFragment = graphql`
  fragment PartnerCategory on Category {
    name
    path
    count
  }
`;
