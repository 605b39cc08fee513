import * as type from '../../ui/typography/typography.module.css';
import * as styles from './print-footer.module.css';

interface PrintFooterProps {
  showrooms: Queries.BoardSectionFragment['showrooms'];
  label: string;
}

/** The footer of the printed board: the showrooms that display some of it. */
export function PrintFooter({ showrooms, label }: PrintFooterProps) {
  if (showrooms.length === 0) return null;
  return (
    <section className={styles.printFooter}>
      <h2 className={type.label}>{label}</h2>
      <ul>
        {showrooms.map(({ slug, name, address, phones }) => (
          <li key={slug}>
            <b>{name}</b>
            <span>{address}</span>
            <span>{phones.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
