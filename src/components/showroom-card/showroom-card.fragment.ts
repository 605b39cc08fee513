import { graphql } from 'gatsby';

export const showroomCardFragment = graphql`
  fragment ShowroomCard on Showroom {
    ...OpeningStatus
    slug
    name
    path
    street
    address
    map
    phones
    picture {
      ...Picture
    }
  }
`;
