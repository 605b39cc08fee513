import * as React from 'react';
import { classNames, kit } from './kit';

interface BesideProps {
  title: string;
  /** The id of the heading. */
  id?: string | undefined;
  /** What stands below the heading. */
  text?: React.ReactNode;
  className?: string | undefined;
  /** A list of links is of no use on paper. */
  print?: 'none' | undefined;
  children: React.ReactNode;
}

/** A section with its heading beside what it holds; on a phone above it. */
export function Beside({ title, id, text, className, print, children }: BesideProps) {
  const ownId = React.useId();
  const headingId = id ?? ownId;
  return (
    <section className={classNames(kit.wrap, kit.grid, className)} aria-labelledby={headingId} data-print={print}>
      <div className={kit.side}>
        <h2 id={headingId}>{title}</h2>
        {text}
      </div>
      <div className={classNames(kit.below, kit.main)}>{children}</div>
    </section>
  );
}
