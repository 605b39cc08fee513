import { graphql } from 'gatsby';

export const phonesSectionFragment = graphql`
  fragment PhonesSection on PhonesSection {
    title
    showrooms {
      slug
      name
      phones
      hours {
        from
        to
        opens
        closes
      }
    }
  }
`;
