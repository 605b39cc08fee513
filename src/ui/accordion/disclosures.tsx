import { getHeaderAnchor } from '../../domain/anchors';
import { Icon } from '../icon';
import * as styles from './disclosures.module.css';
import type * as React from 'react';

export interface AccordionEntry {
  id: string;
  heading: string;
  body: React.ReactNode;
  isDisabled?: boolean;
}

/** Headings that expand in place without scripts. They look as the accordion does, which takes their place. */
export const Disclosures = ({ entries }: { entries: readonly AccordionEntry[] }) =>
  entries.map(({ id, heading, body }) => (
    <details key={id} id={getHeaderAnchor(id)} name="questions" className={styles.entry}>
      <summary className={styles.header} data-control>
        <h3 className={styles.heading}>{heading}</h3>
        <Icon name="plus" className={styles.plus} />
        <Icon name="minus" className={styles.minus} />
      </summary>
      <div className={styles.body}>{body}</div>
    </details>
  ));
