import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { Contact } from '../features/contact';
import { draftNeed } from '../features/inquiry/reader-script';
import { PageHead } from '../layouts/page-head';
import { preloadAll } from '../runtime/islands/loader';
import { island } from '../runtime/islands/island';

// A form that nobody touches stays the plain form that it is without scripts.
const InquiryIsland = island(() => import(/* webpackChunkName: "inquiry" */ '../features/inquiry/inquiry').then((part) => part.Inquiry), {
  need: draftNeed,
});

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const form = data.form!;
  const { showrooms, brands, openings, events } = form;
  const sources = {
    brands: brands.map(({ name, title }) => ({ value: name, label: title })),
    showrooms: showrooms.map(({ slug, name }) => ({ value: slug, label: name })),
    openings: openings.map(({ slug, title }) => ({ value: slug, label: title })),
    events: [...events],
  };
  return (
    <Contact showrooms={showrooms} otherForms={data.others.nodes}>
      <InquiryIsland
        key={form.type}
        form={form}
        sources={sources}
        showrooms={showrooms}
        board={form.board}
        navigationKey={location.hash === '' ? location.key : undefined}
      />
    </Contact>
  );
}

ContactPage.preload = () => preloadAll([InquiryIsland]);

export const Head: HeadFC<Queries.ContactPageQuery> = ({ data: { site, form } }) => (
  <PageHead site={site!} path={form!.path} page={form!} />
);

export const query = graphql`
  query ContactPage($id: String!, $articles: [String!]) {
    site: contentSite {
      ...HeadSite
    }
    form: contactForm(id: { eq: $id }) {
      ...InquiryForm
      path
      title
      description
      jsonLd
      ogImage {
        ...OgImage
      }
      showrooms {
        ...ShowroomCard
      }
      brands {
        name
        title
      }
      openings {
        slug
        title
      }
      events(ids: $articles) {
        value
        label
      }
      board {
        ...BoardAttachment
      }
    }
    others: allContactForm(filter: { id: { ne: $id } }, sort: { type: ASC }) {
      nodes {
        type
        name
        path
      }
    }
  }
`;
