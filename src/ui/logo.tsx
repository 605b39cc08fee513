import { graphql } from 'gatsby';
import { classNames } from './kit';
import * as styles from './logo.module.css';

interface LogoProps {
  logo: { readonly src: string; readonly ratio: number | null };
  name: string;
  className?: string;
}

/** A brand's logo in the color of the text, as high as `--logo`; its name, where the picture fails or is late. A remote logo keeps its own colors. */
export function Logo({ logo, name, className }: LogoProps) {
  if (logo.ratio === null) return <img className={classNames(styles.remote, className)} src={logo.src} alt={name} loading="lazy" />;
  return (
    <span className={classNames(styles.logo, className)} translate="no" style={{ '--src': `url("${logo.src}")`, '--ratio': logo.ratio }}>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

export const logoFragment = graphql`
  fragment Logo on Logo {
    src
    ratio
  }
`;
