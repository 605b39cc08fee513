import { graphql } from 'gatsby';

export const openNowFragment = graphql`
  fragment OpenNow on Showroom {
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
