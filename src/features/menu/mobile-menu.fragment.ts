import { graphql } from 'gatsby';

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
