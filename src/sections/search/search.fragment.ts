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
    showrooms {
      name
      path
      address
      picture {
        ...Picture
      }
    }
    openings {
      path
      title
      team
      place
      employment
    }
    questions_path
    questions {
      question
      answer
    }
    articles_path
    articles(ids: $articles) {
      title
      path
      summary
      event {
        starts
      }
      picture {
        ...Picture
      }
    }
  }
`;
