import { graphql } from 'gatsby';

export const boardAttachmentFragment = graphql`
  fragment BoardAttachment on BoardSection {
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
