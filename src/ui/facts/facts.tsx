import type * as React from 'react';
import { classes } from '../classes';
import * as styles from './facts.module.css';

export interface Fact {
  label: string;
  value: React.ReactNode;
}

interface FactsProps {
  facts: Fact[];
  className?: string;
}

/** A ruled list of labels and their values. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={classes(styles.facts, className)}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
