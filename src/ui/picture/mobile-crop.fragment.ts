import { graphql } from 'gatsby';

export const mobileCropFragment = graphql`
  fragment Tall on Tall {
    width
    height
    sources {
      type
      srcSet
    }
  }
`;
