import { graphql } from 'gatsby';

export const onDisplaySectionFragment = graphql`
  fragment OnDisplaySection on OnDisplaySection {
    title
    text
    showrooms {
      slug
      short_name
    }
    brands {
      title
      link
      categories {
        name
      }
      collections {
        showrooms {
          slug
        }
      }
    }
  }
`;
