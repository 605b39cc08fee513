import { graphql } from 'gatsby';

export const showroomsSectionFragment = graphql`
  fragment ShowroomsSection on ShowroomsSection {
    title
    more: action {
      ...Action
    }
    visit {
      ...Action
    }
    showrooms {
      ...ShowroomCard
    }
  }
`;
