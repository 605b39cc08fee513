import { graphql } from 'gatsby';

export const searchSectionFragment = graphql`
  fragment SearchSection on SearchSection {
    title
    brands {
      title
      link
      categories {
        name
      }
      hero {
        ...Picture
      }
      collections {
        name
      }
    }
    openings {
      slug
      title
      team
      place
      employment
    }
    questions {
      question
      answer
    }
    articles(ids: $articles) {
      title
      path
      summary
      picture {
        ...Picture
      }
    }
  }
`;
