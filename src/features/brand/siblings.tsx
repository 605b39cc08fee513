import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Logo } from '../../ui/logo/logo';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './siblings.module.css';

interface SiblingsProps {
  previous: Queries.BrandSiblingFragment | null;
  next: Queries.BrandSiblingFragment | null;
}

/** The brands before and after, as two pictures from edge to edge. */
export function Siblings({ previous, next }: SiblingsProps) {
  const { brand: text } = useText();
  return (
    <nav className={styles.siblings} aria-label={text.siblings}>
      {previous && (
        <Sibling brand={previous}>
          <span className={type.label}>
            <Icon name="arrow-left" /> {text.previous}
          </span>
        </Sibling>
      )}{' '}
      {next && (
        <Sibling brand={next}>
          <span className={type.label}>
            {text.next} <Icon name="arrow-right" />
          </span>
        </Sibling>
      )}
    </nav>
  );
}

function Sibling({ brand, children }: { brand: Queries.BrandSiblingFragment; children: React.ReactNode }) {
  return (
    <Link to={brand.link} className={styles.sibling}>
      <Picture picture={brand.hero} sizes="(max-width: 800px) 50vw / 0.95, 50vw / 1.7" className={styles.picture} isDecorative />
      <span className={styles.words}>
        {children} <Logo logo={brand.logo} name={brand.title} />
      </span>
    </Link>
  );
}
