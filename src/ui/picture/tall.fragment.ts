import { graphql } from 'gatsby';

export const tallFragment = graphql`
  fragment Tall on Tall {
    width
    height
    sources {
      type
      srcSet
    }
  }
`;
