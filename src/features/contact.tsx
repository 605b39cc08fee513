import type * as React from 'react';
import { Chats } from '../components/chats';
import { HoursList } from '../components/hours/hours-list';
import { HoursStatus } from '../components/hours/hours-status';
import { servicePath } from '../domain/routes';
import { classNames, kit } from '../ui/kit';
import { DefinitionList } from '../ui/definition-list';
import { Link, TextLink, toTelHref } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Picture } from '../ui/picture';
import * as styles from './contact.module.css';

interface ContactProps {
  showrooms: readonly Queries.ShowroomCardFragment[];
  otherForms: readonly { readonly type: string; readonly name: string; readonly path: string }[];
  children: React.ReactNode;
}

/** A form with the showrooms, the other forms and the after-sales service beside it. */
export function Contact({ showrooms, otherForms, children }: ContactProps) {
  const { form, brand } = useMessages();
  return (
    <div className={classNames(kit.wrap, kit.grid, kit.first, kit.last)}>
      <div style={{ '--columns': '1 / 8' }}>{children}</div>
      <aside className={styles.aside}>
        {showrooms.map((showroom) => (
          <ShowroomInfo key={showroom.slug} showroom={showroom} />
        ))}
        <nav aria-labelledby="other-forms">
          <h2 id="other-forms" className={classNames(kit.label, kit.muted, styles.label)}>
            {form.kinds}
          </h2>
          <ul className={classNames(kit.links, styles.otherForms)}>
            {otherForms.map(({ type: kind, name, path }) => (
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
