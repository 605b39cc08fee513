import { graphql } from 'gatsby';

export const navbarSiteFragment = graphql`
  fragment NavbarSite on ContentSite {
    wordmark
  }
`;

export const navbarNavigationFragment = graphql`
  fragment NavbarNavigation on Navigation {
    bar {
      label
      to
      icon
    }
  }
`;
