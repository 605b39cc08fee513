import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Logo } from '../../ui/logo/logo';
import { Picture } from '../../ui/picture/picture';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './prev-next-brands.module.css';

interface PrevNextBrandsProps {
  previous: Queries.BrandSiblingFragment | null;
  next: Queries.BrandSiblingFragment | null;
}

/** The previous and the next brand, as two pictures across the page. */
export function PrevNextBrands({ previous, next }: PrevNextBrandsProps) {
  const { brand: messages } = useMessages();
  return (
    <nav className={styles.prevNext} aria-label={messages.siblings}>
      {previous && (
        <BrandLink brand={previous}>
          <span className={type.label}>
            <Icon name="arrow-left" /> {messages.previous}
          </span>
        </BrandLink>
      )}{' '}
      {next && (
        <BrandLink brand={next}>
          <span className={type.label}>
            {messages.next} <Icon name="arrow-right" />
          </span>
        </BrandLink>
      )}
    </nav>
  );
}

function BrandLink({ brand, children }: { brand: Queries.BrandSiblingFragment; children: React.ReactNode }) {
  return (
    <Link to={brand.link} className={styles.neighbor}>
      <Picture picture={brand.hero} sizes="(max-width: 800px) 50vw / 0.95, 50vw / 1.7" className={styles.picture} isDecorative />
      <span className={styles.text}>
        {children} <Logo logo={brand.logo} name={brand.title} />
      </span>
    </Link>
  );
}
