import { graphql } from 'gatsby';

export const boardSectionFragment = graphql`
  fragment BoardSection on BoardSection {
    title
    lead
    how
    plain
    actions {
      ...Action
    }
    picture {
      ...Picture
    }
    messages {
      name
      unnamed
      item
      items
      no_room
      room
      note
      add_note
      move
      move_help
      earlier
      later
      place
      remove
      removed
      undo
      empty
      inquire
      visit
      most
      share
      link
      copy
      copied
      send
      code
      no_code
      print
      printed
      maker
      linked
      add_to_own
      take_over
      leave
      damaged
      lost_one
      lost
      newer
      no_board
      gone
      not_fetched
      again
      not_kept
    }
    rooms {
      slug
      name
    }
    showrooms {
      slug
      name
      short_name
      address
      phones
    }
  }
`;
