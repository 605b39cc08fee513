import type * as React from 'react';
import { Icon } from '../icon/icon';
import { classes } from '../classes';
import { useText } from '../text/text';
import * as styles from './field.module.css';

export interface Option {
  value: string;
  label: string;
}

export interface FieldProps {
  field: Queries.InquiryFormFragment['inputs'][number];
  options: Option[];
  /** What is wrong with it, beside the field and said to screen readers. */
  problem: string | null;
  /** The first day that may be chosen in a field of kind `date`. */
  firstDay?: string | undefined;
}

/** A field of a form with its label, its help, and what is wrong with it. */
export function Field({ field, options, problem, firstDay }: FieldProps) {
  const { form } = useText();
  const { name, label, kind, required, hint } = field;
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  const isGroup = kind === 'choice';
  const isConsent = kind === 'consent';
  const Frame = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Frame
      className={styles.field}
      data-bad={problem !== null}
      data-width={field.width ?? 'full'}
      {...(isGroup && {
        role: 'radiogroup',
        'aria-describedby': described,
        'aria-invalid': problem !== null || undefined,
        'aria-required': required || undefined,
      })}
    >
      {!isConsent && (
        <Label className={styles.label} htmlFor={isGroup ? undefined : name}>
          {label} {!required && <span>{form.optional}</span>}
        </Label>
      )}
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <Control field={field} options={options} described={described} isBad={problem !== null} firstDay={firstDay} />
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          <Icon name="bang" /> {problem}
        </p>
      )}
    </Frame>
  );
}

interface ControlProps {
  field: FieldProps['field'];
  options: Option[];
  described: string | undefined;
  isBad: boolean;
  firstDay: string | undefined;
}

function Control({ field, options, described, isBad, firstDay }: ControlProps) {
  const { form } = useText();
  const { name, kind, label, required, autocomplete } = field;
  const same = { name, 'aria-invalid': isBad || undefined, 'aria-required': required || undefined };
  const one = { ...same, id: name, className: styles.input, 'aria-describedby': described, autoComplete: autocomplete ?? undefined };
  switch (kind) {
    case 'textarea':
      return <textarea {...one} rows={4} />;
    case 'select':
      return (
        <span className={styles.select}>
          <select {...one} defaultValue="">
            <option value="">{form.choose}</option>
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      );
    case 'choice':
      return (
        <div className={styles.choices}>
          {options.map(({ value, label: words }, at) => (
            <Tick key={value} type="radio" name={name} value={value} id={at === 0 ? name : undefined}>
              {words}
            </Tick>
          ))}
        </div>
      );
    case 'consent':
      return (
        <Tick type="checkbox" value="yes" id={name} aria-describedby={described} {...same}>
          {label}
        </Tick>
      );
    case 'date':
      return <input {...one} type="date" min={firstDay} />;
    default:
      return <input {...one} type={kind} inputMode={kind === 'tel' ? 'tel' : undefined} />;
  }
}

function Tick({ children, ...input }: React.ComponentProps<'input'>) {
  return (
    <label className={classes(styles.tick, input.type === 'checkbox' && styles.consent)}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
