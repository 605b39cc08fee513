import type * as React from 'react';
import { fileTypes } from '../../domain/forms/files';
import * as buttonStyles from '../button.module.css';
import { classNames, kit } from '../kit';
import { Icon } from '../icon';
import { useMessages } from '../messages';
import * as controls from './controls.module.css';
import * as plainStyles from '../plain.module.css';
import * as styles from './field.module.css';

export interface FieldProps {
  field: Queries.InquiryFormFragment['inputs'][number];
  options: FieldOption[];
  /** The error message, shown beside the field and read by screen readers. */
  error: string | null;
  /** The first day that a `date` field accepts. */
  firstDay?: string | undefined;
  /** The value that a `choice` field has at first. */
  defaultValue?: string | undefined;
  /** Whether it may stay empty if another field is filled in, so that it is not called optional. */
  hasAlternative?: boolean | undefined;
  /** A button that corrects the error. */
  fix?: { label: string; onClick: React.MouseEventHandler<HTMLButtonElement> } | undefined;
}

/** A form field with its label, hint and error message. */
export function Field(props: FieldProps) {
  const { field, error, fix, hasAlternative = false } = props;
  const { form } = useMessages();
  const { name, label, kind, required, hint } = field;
  const describedBy = [hint && `${name}-hint`, error && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  const isChoice = kind === 'choice';
  // An `hour` field has no control until its day is chosen.
  const isGroup = isChoice || kind === 'checkboxes' || kind === 'hour';
  const isConsent = kind === 'consent';
  const Frame = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Frame
      className={styles.field}
      data-invalid={error !== null}
      data-width={field.width ?? 'full'}
      {...(isGroup && { 'aria-describedby': describedBy })}
      {...(kind === 'hour' && { name, tabIndex: -1, 'data-pending': true })}
      {...(isChoice && {
        role: 'radiogroup',
        'aria-invalid': error !== null || undefined,
        'aria-required': required || undefined,
      })}
    >
      {!isConsent && (
        <Label className={styles.label} htmlFor={isGroup ? undefined : name}>
          {label} {!required && !hasAlternative && <span>{form.optional}</span>}
        </Label>
      )}
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <Control {...props} describedBy={describedBy} />
      {error && (
        <p id={`${name}-problem`} className={styles.problem} role={kind === 'files' ? 'alert' : undefined}>
          <Icon name="bang" /> {error}
        </p>
      )}
      {fix && (
        <button type="button" className={classNames(buttonStyles.plain, kit.hover, styles.suggestion)} onClick={fix.onClick}>
          {fix.label}
        </button>
      )}
    </Frame>
  );
}

function Control({ field, options, error, describedBy, firstDay, defaultValue }: FieldProps & { describedBy: string | undefined }) {
  const { form } = useMessages();
  const { name, kind, label, required, autocomplete } = field;
  const sharedProps = { name, 'aria-invalid': error !== null || undefined, 'aria-required': required || undefined };
  const inputProps = {
    ...sharedProps,
    id: name,
    className: styles.input,
    'aria-describedby': describedBy,
    autoComplete: autocomplete ?? undefined,
  };
  switch (kind) {
    case 'textarea':
      return <textarea {...inputProps} rows={4} />;
    case 'select':
      return (
        <span className={controls.select}>
          <select {...inputProps} defaultValue="">
            <option value="">{form.choose}</option>
            {options.map(({ value, label: optionLabel }) => (
              <option key={value} value={value}>
                {optionLabel}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      );
    case 'choice':
      return <ChoiceGroup type="radio" name={name} options={options} defaultValue={defaultValue} />;
    case 'checkboxes':
      return <ChoiceGroup type="checkbox" name={name} options={options} />;
    case 'consent':
      return (
        <ChoiceInput type="checkbox" value="yes" id={name} aria-describedby={describedBy} isSentence {...sharedProps}>
          {label}
        </ChoiceInput>
      );
    case 'hour':
      return null;
    case 'files':
      return <FileInput {...inputProps} />;
    case 'date':
      return <input {...inputProps} type="date" min={firstDay} max="9999-12-31" />;
    default:
      return <input {...inputProps} type={kind} inputMode={kind === 'tel' ? 'tel' : undefined} />;
  }
}

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
function ChoiceGroup({ type, name, options, defaultValue }: ChoiceGroupProps) {
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
function ChoiceInput({ children, isSentence = false, ...input }: ChoiceInputProps) {
  return (
    <label className={classNames(styles.box, isSentence && styles.sentence)}>
      <input {...input} className={controls.check} />
      <span>{children}</span>
    </label>
  );
}

/** Phones offer their camera for these types. Some systems know HEIC by its extension only. */
const accept = [...Object.values(fileTypes), '.heic'].join();

const markTarget = ({ currentTarget }: React.DragEvent<HTMLElement>) => (currentTarget.dataset['over'] = 'true');
const unmarkTarget = ({ currentTarget }: React.DragEvent<HTMLElement>) => delete currentTarget.dataset['over'];

/** A large input for several files. The browser itself takes files that are dropped on it. */
function FileInput(input: React.ComponentProps<'input'>) {
  const { form } = useMessages();
  return (
    <div className={styles.target} data-print="none">
      <input
        {...input}
        type="file"
        multiple
        accept={accept}
        className={styles.fileInput}
        onDragEnter={markTarget}
        onDragLeave={unmarkTarget}
        onDrop={unmarkTarget}
      />
      <span className={styles.dropHint} aria-hidden="true">
        {form.drop_files}
      </span>
      <p className={classNames(kit.meta, plainStyles.plain)}>{form.file_as_is}</p>
    </div>
  );
}
