import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { BrandHero, BrandIntro, BrandSummary } from '../features/brand/brand';
import { BrandCollections } from '../features/brand/brand-collections';
import { BrandEnd } from '../features/brand/brand-end';
import { BrandGallery } from '../features/brand/brand-gallery';
import { resolveComposition } from '../domain/brands';
import { getFigureId } from '../components/lightbox/plates';
import { PageHead } from '../layouts/page-head';

export default function BrandPage({ data }: PageProps<Queries.BrandPageQuery>) {
  const brand = data.brand!;
  const { gallery, order } = resolveComposition(brand.composition);
  const parts = {
    text: <BrandIntro key="text" brand={brand} />,
    gallery: <BrandGallery key="gallery" brand={brand} layout={gallery} />,
    collections: <BrandCollections key="collections" brand={brand} />,
  };
  return (
    <>
      <BrandHero brand={brand} />
      <BrandSummary brand={brand} />
      {order.map((part) => parts[part])}
      <BrandEnd brand={brand} previous={data.previous} next={data.next} />
    </>
  );
}

export const Head: HeadFC<Queries.BrandPageQuery> = ({ data: { site, brand } }) => (
  <PageHead site={site!} path={brand!.link} page={brand!} headId={getFigureId(1)} />
);

export const query = graphql`
  query BrandPage($id: String!, $previousId: String, $nextId: String, $articles: [String!]) {
    site: contentSite {
      ...HeadSite
    }
    brand(id: { eq: $id }) {
      ...BrandView
      description
      jsonLd
      ogImage {
        ...OgImage
      }
    }
    previous: brand(id: { eq: $previousId }) {
      ...BrandSibling
    }
    next: brand(id: { eq: $nextId }) {
      ...BrandSibling
    }
  }
`;
