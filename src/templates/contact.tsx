import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { Contact } from '../features/contact/contact';
import { hasBegun } from '../features/inquiry/has-begun';
import { PageHead, titled } from '../layouts/page-head';
import { StructuredData } from '../layouts/structured-data';
import { awake } from '../ui/still/awake';

// A form that nobody touches stays the plain form that it is without scripts.
const Inquiry = awake(
  () => import(/* webpackChunkName: "inquiry" */ '../features/inquiry/inquiry').then((part) => part.Inquiry),
  'touched',
  hasBegun,
);

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const form = data.form!;
  const { showrooms, brands, openings } = form;
  const sources = {
    brands: brands.map(({ name, title }) => ({ value: name, label: title })),
    showrooms: showrooms.map(({ slug, name }) => ({ value: slug, label: name })),
    openings: openings.map(({ slug, title }) => ({ value: slug, label: title })),
  };
  const board = data.board?.sections.find((section) => section.__typename === 'BoardSection') ?? null;
  return (
    <Contact showrooms={showrooms} others={data.others.nodes}>
      <Inquiry
        key={form.type}
        form={form}
        sources={sources}
        showrooms={showrooms}
        board={board}
        visit={location.hash === '' ? location.key : undefined}
      />
    </Contact>
  );
}

export const Head: HeadFC<Queries.ContactPageQuery> = ({ data }) => {
  const { path, title, description, share, structured } = data.form!;
  return (
    <>
      <PageHead site={data.site!} path={path} title={titled(title, data.site!)} description={description} share={share} />
      <StructuredData json={structured} />
    </>
  );
};

export const query = graphql`
  query ContactPage($id: String!) {
    site: contentSite {
      ...HeadSite
    }
    form: contactForm(id: { eq: $id }) {
      ...InquiryForm
      path
      title
      description
      structured
      share {
        ...Share
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
    }
    board: page(path: { eq: "/board" }) {
      sections {
        __typename
        ...CarriedBoard
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
