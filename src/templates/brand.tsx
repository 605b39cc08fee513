import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { Gallery } from '../features/brand/gallery';
import { BrandHero, BrandIntro, Collections, Inquire, Related, Siblings } from '../features/brand/parts';
import { composed } from '../logic/composition';
import { PageHead, titled } from '../layouts/page-head';
import { StructuredData } from '../layouts/structured-data';

export default function BrandPage({ data }: PageProps<Queries.BrandPageQuery>) {
  const brand = data.brand!;
  const { gallery, order } = composed(brand.composition);
  const parts = {
    text: <BrandIntro key="text" brand={brand} />,
    gallery: <Gallery key="gallery" brand={brand} form={gallery} firstPlate={2} />,
    collections: <Collections key="collections" brand={brand} />,
  };
  return (
    <>
      <BrandHero brand={brand} />
      {order.map((part) => parts[part])}
      <Inquire brand={brand} />
      <Related articles={brand.articles} />
      <Siblings previous={data.previous} next={data.next} />
    </>
  );
}

export const Head: HeadFC<Queries.BrandPageQuery> = ({ data }) => {
  const { link, title, description, share, structured } = data.brand!;
  return (
    <>
      <PageHead site={data.site!} path={link} title={titled(title, data.site!)} description={description} share={share} />
      <StructuredData json={structured} />
    </>
  );
};

export const query = graphql`
  query BrandPage($id: String!, $previousId: String, $nextId: String, $articles: [String!]) {
    site: contentSite {
      ...HeadSite
    }
    brand(id: { eq: $id }) {
      ...BrandView
      description
      structured
      share {
        ...Share
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
