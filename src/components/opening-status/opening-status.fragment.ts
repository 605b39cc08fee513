import { graphql } from 'gatsby';

export const openingStatusFragment = graphql`
  fragment OpeningStatus on Showroom {
    hours {
      from
      to
      opens
      closes
    }
    holidays {
      date
      name
      opens
      closes
    }
  }
`;
