import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { Contact } from '../features/contact';
import { inquiryIsland } from '../features/islands';
import { PageHead } from '../layouts/page-head';
import { Island } from '../runtime/island';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
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
      <Island of={inquiryIsland} props={{ form, sources, showrooms, board: form.board }} />
    </Contact>
  );
}

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
