import { graphql } from 'gatsby';
import * as React from 'react';
import * as styles from './finishes.module.css';

/** A chip of a material. The name of the finish stands beside it. */
export function FinishChip({ finish: { color, surface } }: { finish: Queries.FinishFragment }) {
  return <i className={styles.chip} data-surface={surface} style={{ '--chip': color } as React.CSSProperties} />;
}

/** Finishes in a line, each behind its chip: `matt white, chrome`. */
export function Finishes({ finishes }: { finishes: readonly Queries.FinishFragment[] }) {
  return finishes.map((finish, index) => (
    <React.Fragment key={finish.slug}>
      <span className={styles.finish}>
        <FinishChip finish={finish} />
        <span className={styles.name}>{finish.name}</span>
        {index < finishes.length - 1 && ','}
      </span>{' '}
    </React.Fragment>
  ));
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
