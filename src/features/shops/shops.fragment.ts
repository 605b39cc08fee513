import { graphql } from 'gatsby';

export const shopCardFragment = graphql`
  fragment ShopCard on Shop {
    name
    line
    to
    picture {
      ...Picture
    }
  }
`;
