import { graphql } from 'gatsby';

export const footerSiteFragment = graphql`
  fragment FooterSite on ContentSite {
    name
    legal_name
    since
    until
    catalogue {
      invitation
      action {
        label
        to
        icon
      }
      cover {
        ...Picture
      }
    }
  }
`;

export const footerNavigationFragment = graphql`
  fragment FooterNavigation on Navigation {
    footer {
      label
      to
    }
    showrooms_path
    social {
      label
      to
    }
  }
`;

export const footerShowroomFragment = graphql`
  fragment FooterShowroom on Showroom {
    ...OpeningStatus
    slug
    name
    path
    phones
    street
    map
  }
`;
