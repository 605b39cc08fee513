import { graphql } from 'gatsby';

export const holidaysSectionFragment = graphql`
  fragment HolidaysSection on HolidaysSection {
    title
    text
    showrooms {
      slug
      short_name
      hours {
        from
        to
        opens
        closes
      }
      upcoming_holidays {
        date
        name
        opens
        closes
      }
    }
  }
`;
