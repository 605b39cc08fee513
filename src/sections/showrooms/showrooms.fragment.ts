import { graphql } from 'gatsby';

export const showroomsSectionFragment = graphql`
  fragment ShowroomsSection on ShowroomsSection {
    title
    showrooms {
      ...ShowroomCard
    }
  }
`;
