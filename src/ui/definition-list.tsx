import type * as React from 'react';
import { classNames, kit } from './kit';
import * as styles from './definition-list.module.css';

export interface Definition {
  label: string;
  value: React.ReactNode;
}

/** A ruled list of labels and their values. */
export function DefinitionList({ items, className }: { items: Definition[]; className?: string }) {
  return (
    <dl className={classNames(kit.ruled, kit.closings, styles.facts, className)}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
