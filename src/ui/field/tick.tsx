import type * as React from 'react';
import { classes } from '../classes';
import type { Option } from './option';
import * as styles from './tick.module.css';

interface TicksProps {
  name: string;
  options: Option[];
  /** What is chosen when they come. */
  chosen: string | undefined;
}

/** Times of day need less room than words. */
const areShort = (options: Option[]): boolean => options.every(({ label }) => label.length <= 8);

/** Choices of which one is made. */
export function Ticks({ name, options, chosen }: TicksProps) {
  return (
    <div className={styles.choices} data-short={areShort(options)}>
      {options.map(({ value, label }, at) => (
        <Tick key={value} type="radio" name={name} value={value} id={at === 0 ? name : undefined} defaultChecked={value === chosen}>
          {label}
        </Tick>
      ))}
    </div>
  );
}

/** A box or a circle to tick, with its words. */
export function Tick({ children, ...input }: React.ComponentProps<'input'>) {
  return (
    <label className={classes(styles.tick, input.type === 'checkbox' && styles.consent)}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
