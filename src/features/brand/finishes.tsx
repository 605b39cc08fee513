import { graphql } from 'gatsby';
import { classNames, kit } from '../../ui/kit';
import * as styles from './finishes.module.css';

/** A chip of a material. The name of the finish stands beside it. */
export function FinishChip({ finish: { color, surface } }: { finish: Queries.FinishFragment }) {
  return <i className={styles.chip} data-surface={surface} style={{ '--chip': color }} />;
}

/** Finishes as a list, each behind its chip. */
export function Finishes({ finishes }: { finishes: readonly Queries.FinishFragment[] }) {
  return (
    <ul className={classNames(kit.cluster, styles.list)}>
      {finishes.map((finish) => (
        <li key={finish.slug}>
          <FinishChip finish={finish} />
          <span className={styles.name}>{finish.name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The finishes of all collections of a brand, each once. */
export const listFinishes = (collections: readonly { readonly finishes: readonly Queries.FinishFragment[] | null }[]) => [
  ...new Map(collections.flatMap(({ finishes }) => finishes ?? []).map((finish) => [finish.slug, finish])).values(),
];

export const finishFragment = graphql`
  fragment Finish on Finish {
    slug
    name
    color
    surface
  }
`;
