import { graphql } from 'gatsby';

export const otherShowroomFragment = graphql`
  fragment OtherShowroom on Showroom {
    slug
    name
    address
    path
  }
`;
