import { graphql } from 'gatsby';

export const showroomComparisonSectionFragment = graphql`
  fragment ShowroomComparisonSection on ShowroomComparisonSection {
    title
    showrooms {
      ...OpeningStatus
      ...StreetMap
      slug
      name
      path
      address
      map
      phones
      brands {
        collections {
          showrooms {
            slug
          }
        }
      }
    }
  }
`;
