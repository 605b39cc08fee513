import { graphql } from 'gatsby';

export const brandViewFragment = graphql`
  fragment BrandView on Brand {
    name
    title
    link
    origin
    founded
    website
    lead
    text
    inquiry
    sheet {
      title
      rows {
        label
        value
      }
      note
    }
    composition {
      head
      ground
      gallery
      order
    }
    logo {
      ...Logo
    }
    categories {
      slug
      name
    }
    showrooms {
      slug
      name
      short_name
      path
    }
    hero {
      ...Picture
      mobileCrop(shape: 1, widths: [720, 1080]) {
        ...MobileCrop
      }
    }
    rooms {
      slug
      name
    }
    materials {
      name
    }
    gallery {
      ...Picture
      file {
        name
      }
    }
    collections {
      name
      picture {
        ...Picture
      }
      finishes
      on_request
      showrooms {
        slug
        short_name
      }
    }
    articles(ids: $articles) {
      ...ArticleSummary
    }
  }
`;

export const brandSiblingFragment = graphql`
  fragment BrandSibling on Brand {
    name
    title
    link
    logo {
      ...Logo
    }
    hero {
      ...Picture
    }
  }
`;
