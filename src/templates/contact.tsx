import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { Chats } from '../components/showroom-facts';
import { HoursList } from '../components/hours/hours-list';
import { HoursStatus } from '../components/hours/hours-status';
import { servicePath } from '../domain/routes';
import { inquiryIsland } from '../features/islands';
import { PageHead } from '../layouts/page-head';
import { Island } from '../runtime/island';
import { DefinitionList } from '../ui/definition-list';
import { classNames, kit } from '../ui/kit';
import { Link, TextLink, toTelHref } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Picture } from '../ui/picture';
import * as styles from './contact.module.css';

/** A form with the showrooms, the other forms and the after-sales service beside it. */
export default function ContactPage({ data: { form, others } }: PageProps<Queries.ContactPageQuery>) {
  const { form: messages, brand } = useMessages();
  const { showrooms, brands, openings, events, board } = form!;
  const sources = {
    brands: brands.map(({ name, title }) => ({ value: name, label: title })),
    showrooms: showrooms.map(({ slug, name }) => ({ value: slug, label: name })),
    openings: openings.map(({ slug, title }) => ({ value: slug, label: title })),
    events: [...events],
  };
  return (
    <div className={classNames(kit.wrap, kit.grid, kit.first, kit.last)}>
      <div style={{ '--columns': '1 / 8' }}>
        <Island of={inquiryIsland} props={{ form: form!, sources, showrooms, board }} />
      </div>
      <aside className={styles.aside}>
        {showrooms.map((showroom) => (
          <ShowroomInfo key={showroom.slug} showroom={showroom} />
        ))}
        <nav aria-labelledby="other-forms">
          <h2 id="other-forms" className={classNames(kit.label, kit.muted, styles.label)}>
            {messages.kinds}
          </h2>
          <ul className={classNames(kit.links, styles.otherForms)}>
            {others.nodes.map(({ type: kind, name, path }) => (
              <li key={kind}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
          <TextLink label={brand.service} to={servicePath} />
        </nav>
      </aside>
    </div>
  );
}

export const Head: HeadFC<Queries.ContactPageQuery> = ({ data: { site, form } }) => (
  <PageHead site={site!} path={form!.path} page={form!} />
);

function ShowroomInfo({ showroom }: { showroom: Queries.ShowroomCardFragment }) {
  const { showroom: messages, reply } = useMessages();
  const { name, picture, map, street, phones, chats } = showroom;
  return (
    <section className={styles.showroom}>
      <Picture
        picture={picture}
        sizes="(max-width: 560px) 90vw / 1.5, (max-width: 800px) 45vw / 1.5, 29vw / 1.5"
        className={styles.picture}
      />
      <h2 className={styles.name}>{name}</h2>
      <DefinitionList
        items={[
          {
            label: messages.address,
            value: (
              <p className={styles.target}>
                <Link to={map} className={kit.thin}>
                  {street}
                </Link>
              </p>
            ),
          },
          { label: messages.hours, value: <HoursList showroom={showroom} separator={<br />} /> },
          { label: messages.today, value: <HoursStatus showroom={showroom} /> },
          {
            label: messages.phone,
            value: phones.map((phone) => (
              <p key={phone} className={styles.target}>
                <a href={toTelHref(phone)}>{phone}</a>
              </p>
            )),
          },
          ...(chats
            ? [
                {
                  label: reply.chats,
                  value: (
                    <p className={classNames(kit.cluster, styles.target, styles.chats)}>
                      {<Chats showroom={showroom} className={kit.thin} />}
                    </p>
                  ),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

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
