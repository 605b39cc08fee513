import { graphql } from 'gatsby';

export const streetMapFragment = graphql`
  fragment StreetMap on Showroom {
    street_map
    street_map_text
  }
`;
