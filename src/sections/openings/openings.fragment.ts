import { graphql } from 'gatsby';

export const openingsSectionFragment = graphql`
  fragment OpeningsSection on OpeningsSection {
    title
    none
    openings {
      slug
      title
      team
      place
      employment
      closes
      asks
      html
    }
  }
`;
