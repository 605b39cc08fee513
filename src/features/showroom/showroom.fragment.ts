import { graphql } from 'gatsby';

export const showroomViewFragment = graphql`
  fragment ShowroomView on Showroom {
    ...OpeningStatus
    ...StreetMap
    slug
    name
    lead
    address
    map
    phones
    directions
    parking
    upcoming_holidays {
      date
      name
      opens
      closes
    }
    picture {
      ...Picture
    }
    interiors {
      ...Picture
    }
    brands {
      title
      link
      collections {
        name
        showrooms {
          slug
        }
      }
    }
  }
`;
