import * as type from '../../ui/type/type.module.css';
import * as styles from './paper.module.css';

interface PaperProps {
  showrooms: Queries.BoardSectionFragment['showrooms'];
  label: string;
}

/** What stands at the foot of the printed sheet: the showrooms that have something of it. */
export function Paper({ showrooms, label }: PaperProps) {
  if (showrooms.length === 0) return null;
  return (
    <section className={styles.paper}>
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
