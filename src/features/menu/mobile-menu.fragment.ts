import { graphql } from 'gatsby';

export const menuNavigationFragment = graphql`
  fragment MenuNavigation on Navigation {
    bar {
      label
      to
      icon
    }
    social {
      label
      to
    }
  }
`;

export const menuShowroomFragment = graphql`
  fragment MenuShowroom on Showroom {
    slug
    name
    phones
    hours {
      from
      to
    }
  }
`;
