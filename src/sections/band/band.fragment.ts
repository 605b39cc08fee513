import { graphql } from 'gatsby';

export const bandSectionFragment = graphql`
  fragment BandSection on BandSection {
    title
    picture {
      ...Picture
      mobileCrop(shape: 0.9, widths: [780, 960]) {
        ...MobileCrop
      }
    }
    figures {
      value
      label
    }
  }
`;
