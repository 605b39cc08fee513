import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { BrandGallery } from '../features/brand/brand-gallery';
import { resolveComposition } from '../domain/brands';
import { PageHead } from '../layouts/page-head';
import { staticIsland } from '../runtime/islands/island';
import { preloadAll } from '../runtime/islands/loader';

const loadBrand = () => import(/* webpackChunkName: "brand" */ '../features/brand/brand');
// All but the gallery never hydrates.
const StaticBrandHead = staticIsland(() => loadBrand().then((part) => part.BrandHead));
const StaticBrandIntro = staticIsland(() => loadBrand().then((part) => part.BrandIntro));
const StaticBrandCollections = staticIsland(() =>
  import(/* webpackChunkName: "brand" */ '../features/brand/brand-collections').then((part) => part.BrandCollections),
);
const StaticBrandFooter = staticIsland(() =>
  import(/* webpackChunkName: "brand" */ '../features/brand/brand-footer').then((part) => part.BrandFooter),
);

export default function BrandPage({ data }: PageProps<Queries.BrandPageQuery>) {
  const brand = data.brand!;
  const { gallery, order } = resolveComposition(brand.composition);
  const parts = {
    text: <StaticBrandIntro key="text" brand={brand} />,
    gallery: <BrandGallery key="gallery" brand={brand} layout={gallery} />,
    collections: <StaticBrandCollections key="collections" brand={brand} />,
  };
  return (
    <>
      <StaticBrandHead brand={brand} />
      {order.map((part) => parts[part])}
      <StaticBrandFooter brand={brand} previous={data.previous} next={data.next} />
    </>
  );
}

BrandPage.preload = () => preloadAll([StaticBrandHead, StaticBrandIntro, StaticBrandCollections, StaticBrandFooter]);

export const Head: HeadFC<Queries.BrandPageQuery> = ({ data: { site, brand } }) => (
  <PageHead site={site!} path={brand!.link} page={brand!} />
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
