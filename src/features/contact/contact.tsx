import type * as React from 'react';
import { daysLabel, timesLabel } from '../../logic/hours';
import { phoneLink } from '../../logic/phone';
import { classes } from '../../ui/classes';
import { Facts } from '../../ui/facts/facts';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { More } from '../../ui/more/more';
import { hasLine, OpenNow } from '../../ui/open-now/open-now';
import { useOpening } from '../../ui/open-now/use-opening';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './contact.module.css';

interface ContactProps {
  showrooms: readonly Queries.ShowroomCardFragment[];
  others: readonly { readonly type: string; readonly name: string; readonly path: string }[];
  children: React.ReactNode;
}

/** A form with the showrooms beside it, the other forms and the after-sales service below them. */
export function Contact({ showrooms, others, children }: ContactProps) {
  const { form, brand } = useText();
  return (
    <div className={classes(grid.wrap, grid.grid, grid.first, styles.contact)}>
      <div className={styles.form}>{children}</div>
      <aside className={styles.aside}>
        {showrooms.map((showroom) => (
          <Place key={showroom.slug} showroom={showroom} />
        ))}
        <nav aria-labelledby="other-forms">
          <h2 id="other-forms" className={classes(type.label, styles.label)}>
            {form.kinds}
          </h2>
          <ul className={styles.others}>
            {others.map(({ type: kind, name, path }) => (
              <li key={kind}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
          <More label={brand.service} to="/service" />
        </nav>
      </aside>
    </div>
  );
}

function Place({ showroom }: { showroom: Queries.ShowroomCardFragment }) {
  const { showroom: text } = useText();
  const [today, place] = useOpening<HTMLElement>(showroom);
  const { name, picture, map, street, hours, phones } = showroom;
  return (
    <section ref={place} className={styles.place}>
      <Picture
        picture={picture}
        sizes="(max-width: 800px) 90vw / 1.5, (min-width: 1520px) 432px / 1.5, 29vw / 1.5"
        className={styles.picture}
      />
      <h2 className={styles.name}>{name}</h2>
      <Facts
        facts={[
          { label: text.address, value: <Link to={map}>{street}</Link> },
          {
            label: text.hours,
            value: hours.map((run) => (
              <p key={run.from}>
                {daysLabel(run, text.to)}
                <br />
                {timesLabel(run)}
              </p>
            )),
          },
          ...(hasLine(today) ? [{ label: text.today, value: <OpenNow status={today} /> }] : []),
          {
            label: text.phone,
            value: phones.map((phone) => (
              <p key={phone} className={styles.phone}>
                <a href={phoneLink(phone)}>{phone}</a>
              </p>
            )),
          },
        ]}
      />
    </section>
  );
}
