import type * as React from 'react';
import { classNames } from '../class-names';
import * as styles from './choice-input.split.module.css';

/** An option of a field: the value to send, and its label. */
export interface FieldOption {
  value: string;
  label: string;
}

interface RadioGroupProps {
  name: string;
  options: FieldOption[];
  /** The value selected at first. */
  defaultValue: string | undefined;
}

/** Times of day need less space than sentences. */
const areLabelsShort = (options: FieldOption[]): boolean => options.every(({ label }) => label.length <= 8);

/** Radio buttons with one name. */
export function RadioGroup({ name, options, defaultValue }: RadioGroupProps) {
  return (
    <div className={styles.choices} data-short={areLabelsShort(options)}>
      {options.map(({ value, label }, index) => (
        <ChoiceInput
          key={value}
          type="radio"
          name={name}
          value={value}
          id={index === 0 ? name : undefined}
          defaultChecked={value === defaultValue}
        >
          {label}
        </ChoiceInput>
      ))}
    </div>
  );
}

/** A checkbox or radio button with its label. */
export function ChoiceInput({ children, ...input }: React.ComponentProps<'input'>) {
  return (
    <label className={classNames(styles.box, input.type === 'checkbox' && styles.consent)}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
