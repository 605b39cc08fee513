import { Icon } from '../icon/icon';
import { useText } from '../text/text';
import * as styles from './field.module.css';
import type { Option } from './option';
import { Tick, Ticks } from './tick';

export interface FieldProps {
  field: Queries.InquiryFormFragment['inputs'][number];
  options: Option[];
  /** What is wrong with it, beside the field and said to screen readers. */
  problem: string | null;
  /** The first day that may be chosen in a field of kind `date`. */
  firstDay?: string | undefined;
  /** What is chosen in a field of kind `choice` when it comes. */
  chosen?: string | undefined;
  /** A button that mends the problem. */
  offer?: { label: string; onTaken: () => void } | undefined;
}

/** A field of a form with its label, its help, and what is wrong with it. */
export function Field({ field, options, problem, firstDay, chosen, offer }: FieldProps) {
  const { form } = useText();
  const { name, label, kind, required, hint } = field;
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  const isChoice = kind === 'choice';
  // An hour whose day is not chosen yet has words, and nothing to choose.
  const isGroup = isChoice || kind === 'hour';
  const isConsent = kind === 'consent';
  const Frame = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Frame
      className={styles.field}
      data-bad={problem !== null}
      data-width={field.width ?? 'full'}
      {...(isGroup && { 'aria-describedby': described })}
      {...(kind === 'hour' && { name, tabIndex: -1, 'data-waits': true })}
      {...(isChoice && {
        role: 'radiogroup',
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
      <Control field={field} options={options} described={described} isBad={problem !== null} firstDay={firstDay} chosen={chosen} />
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          <Icon name="bang" /> {problem}
        </p>
      )}
      {offer && (
        <button type="button" className={styles.offer} onClick={offer.onTaken}>
          {offer.label}
        </button>
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
  chosen: string | undefined;
}

function Control({ field, options, described, isBad, firstDay, chosen }: ControlProps) {
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
      return <Ticks name={name} options={options} chosen={chosen} />;
    case 'consent':
      return (
        <Tick type="checkbox" value="yes" id={name} aria-describedby={described} {...same}>
          {label}
        </Tick>
      );
    case 'hour':
      return null;
    case 'date':
      return <input {...one} type="date" min={firstDay} />;
    default:
      return <input {...one} type={kind} inputMode={kind === 'tel' ? 'tel' : undefined} />;
  }
}
