import * as React from 'react';
import { problemsOf, type Values } from '../../logic/form-problems';
import { Button } from '../../ui/button/button';
import { Field, type Option } from '../../ui/field/field';
import { Prose } from '../../ui/prose/prose';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './inquiry.module.css';
import { Sent } from './sent';
import { useSubmission } from './use-submission';

interface InquiryProps {
  form: Queries.InquiryFormFragment;
  /** The choices that come from other content, by where they come from. */
  sources: Record<string, Option[]>;
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** The form of one form type, its fields as content has them. */
export function Inquiry({ form, sources }: InquiryProps) {
  const text = useText().form;
  const [problems, setProblems] = React.useState<string[]>([]);
  const { state, send } = useSubmission(form.type);
  const frame = React.useRef<HTMLFormElement>(null);
  React.useEffect(() => fillFromAddress(frame.current, form.inputs), [form.inputs]);

  if (state.is === 'sent') return <Sent success={form.success} reference={state.reference} />;

  const onSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = problemsOf(form.inputs, values);
    setProblems(found);
    if (found.length > 0) document.getElementById(found[0]!)?.focus();
    else void send(values);
  };
  return (
    <form ref={frame} method="post" action={state.action} noValidate onSubmit={onSubmit}>
      <div className={styles.head}>
        <h1 className={styles.title}>{form.heading}</h1>
        <p className={styles.lead}>{form.lead}</p>
      </div>
      <input type="hidden" name="_type" value={form.type} />
      <div className={styles.fields}>
        {form.inputs.map((field) => (
          <Field
            key={field.name}
            field={field}
            problem={problems.includes(field.name) ? (field.problem ?? text.problem) : null}
            options={
              field.options_from ? (sources[field.options_from] ?? []) : (field.options ?? []).map((label) => ({ value: label, label }))
            }
          />
        ))}
      </div>
      <Prose html={form.notice} className={styles.notice} />
      <div className={styles.send}>
        <Button isPrimary type="submit" aria-disabled={state.is === 'sending'}>
          {state.is === 'sending' ? text.sending : form.submit}
        </Button>
        <p className={type.meta} role="status">
          {problems.length > 0 && (problems.length === 1 ? text.one_problem : text.many_problems)}
          {problems.length === 0 && state.is === 'failed' && text.failed}
        </p>
      </div>
    </form>
  );
}

/** A link may fill fields: `?brand=agape` chooses the brand. */
function fillFromAddress(form: HTMLFormElement | null, fields: readonly { readonly name: string; readonly kind: string }[]): void {
  const given = new URLSearchParams(window.location.search);
  for (const { name, kind } of fields) {
    const value = given.get(name);
    const control = form?.elements.namedItem(name);
    if (
      value !== null &&
      kind === 'select' &&
      control instanceof HTMLSelectElement &&
      [...control.options].some((option) => option.value === value)
    )
      control.value = value;
  }
}
