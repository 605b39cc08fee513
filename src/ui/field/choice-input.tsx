import type * as React from 'react';
import { classNames } from '../class-names';
import * as styles from './choice-input.module.css';

/** An option of a field: the value to send, and its label. */
export interface FieldOption {
  value: string;
  label: string;
}

interface ChoiceGroupProps {
  type: 'radio' | 'checkbox';
  name: string;
  options: FieldOption[];
  /** The value selected at first. */
  defaultValue?: string | undefined;
}

/** Times of day need less space than sentences. */
const areLabelsShort = (options: FieldOption[]): boolean => options.every(({ label }) => label.length <= 8);

/** Radio buttons or checkboxes with one name. */
export function ChoiceGroup({ type, name, options, defaultValue }: ChoiceGroupProps) {
  return (
    <div className={styles.choices} data-short={areLabelsShort(options)}>
      {options.flatMap(({ value, label }, index) => [
        <ChoiceInput
          key={value}
          type={type}
          name={name}
          value={value}
          id={index === 0 ? name : undefined}
          defaultChecked={value === defaultValue}
        >
          {label}
        </ChoiceInput>,
        ' ',
      ])}
    </div>
  );
}

interface ChoiceInputProps extends React.ComponentProps<'input'> {
  /** Whether its label may have several lines. */
  isSentence?: boolean;
}

/** A checkbox or radio button with its label. */
export function ChoiceInput({ children, isSentence = false, ...input }: ChoiceInputProps) {
  return (
    <label className={classNames(styles.box, isSentence && styles.sentence)}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
