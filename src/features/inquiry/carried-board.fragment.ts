import { graphql } from 'gatsby';

export const carriedBoardFragment = graphql`
  fragment CarriedBoard on BoardSection {
    words {
      unnamed
      thing
      things
      no_room
      note
      leave_out
      back
    }
    rooms {
      slug
      name
    }
  }
`;
