import { graphql } from 'gatsby';

export const openingsSectionFragment = graphql`
  fragment OpeningsSection on OpeningsSection {
    title
    none
    openings {
      slug
      path
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
