import * as React from 'react';
import { classNames } from '../class-names';
import * as grid from '../grid/grid.module.css';
import * as type from '../typography/typography.module.css';
import * as styles from './matrix.module.css';

interface MatrixProps {
  title: string;
  text: string;
  /** The heading of the first column, which has the headings of the rows. */
  corner: React.ReactNode;
  columns: readonly string[];
  className: string | undefined;
  /** The rows. */
  children: React.ReactNode;
}

/** A section with a heading and a paragraph beside a table. */
export function Matrix({ title, text, corner, columns, className, children }: MatrixProps) {
  const id = React.useId();
  return (
    <section className={classNames(grid.wrap, grid.grid, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className={classNames(type.muted, styles.text)}>{text}</p>
      </div>
      <table className={classNames(grid.below, styles.matrix)} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((label, index) => (
              <th key={index} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
