import { graphql } from 'gatsby';

export const openingViewFragment = graphql`
  fragment OpeningView on Opening {
    slug
    title
    team
    place
    employment
    date
    closes
    asks
    html
    openings_path
    others {
      path
      title
      team
      place
    }
  }
`;
