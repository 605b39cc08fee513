import { graphql } from 'gatsby';

export const showroomCardFragment = graphql`
  fragment ShowroomCard on Showroom {
    ...OpeningStatus
    slug
    name
    street
    address
    map
    phones
    picture {
      ...Picture
    }
  }
`;
