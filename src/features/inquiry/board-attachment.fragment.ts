import { graphql } from 'gatsby';

export const boardAttachmentFragment = graphql`
  fragment BoardAttachment on BoardSection {
    messages {
      unnamed
      item
      items
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
