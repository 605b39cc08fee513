import { getHeaderAnchor } from '../../domain/anchors';
import { classNames } from '../kit';
import { Icon } from '../icon';
import { Prose } from '../prose';
import * as styles from './disclosures.module.css';

export interface AccordionEntry {
  id: string;
  heading: string;
  /** The body, as HTML. */
  html: string;
  isDisabled?: boolean;
}

export interface AccordionGroupProps {
  entries: readonly AccordionEntry[];
  /** The class of the text of each entry. */
  bodyClass: string;
}

/** Whether a disclosure is open. */
export const DisclosureIcon = ({ className }: { className?: string | undefined }) => (
  <>
    <Icon name="plus" className={classNames(styles.plus, className)} />
    <Icon name="minus" className={classNames(styles.minus, className)} />
  </>
);

/** Headings that expand in place without scripts. They look as the accordion does, which takes their place. */
export const Disclosures = ({ entries, bodyClass }: AccordionGroupProps) =>
  entries.map(({ id, heading, html }) => (
    <details key={id} id={getHeaderAnchor(id)} name="questions" className={styles.entry}>
      <summary className={styles.header}>
        <h3 className={styles.heading}>{heading}</h3>
        <DisclosureIcon />
      </summary>
      <div className={styles.body}>
        <Prose html={html} className={bodyClass} />
      </div>
    </details>
  ));
