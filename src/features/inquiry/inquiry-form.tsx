import * as React from 'react';
import { dayAfter } from '../../logic/dates';
import { dayInManila } from '../../logic/publication';
import { Field, type Option } from '../../ui/field/field';
import { Trap } from '../../ui/field/trap';
import { Prose } from '../../ui/prose/prose';
import { useText } from '../../ui/text/text';
import { focusOn, valuesOf } from './controls';
import { aboutOf, fieldsOf, findProblems, type Problems } from './fields';
import * as styles from './inquiry.module.css';
import { Send } from './send';
import type { Receipt } from './sent';
import { useDraft } from './use-draft';
import { action, useSubmission } from './use-submission';

export interface InquiryFormProps {
  form: Queries.InquiryFormFragment;
  /** The choices that come from other content, by where they come from. */
  sources: Record<string, Option[]>;
  onStored: (receipt: Receipt) => void;
}

/** Nothing tells that a day ends: it is looked up whenever the form is drawn. */
const unheard = () => () => undefined;

const today = (): string => dayInManila(new Date());

/** A form, its fields as content has them. It posts by itself where there are no scripts. */
export function InquiryForm({ form, sources, onStored }: InquiryFormProps) {
  const text = useText().form;
  const [fields] = React.useState(() => fieldsOf(form.inputs, sources));
  const [problems, setProblems] = React.useState<Problems>({});
  const frame = React.useRef<HTMLFormElement>(null);
  const draft = useDraft(form.type, fields, frame);
  // The page is built on another day than it is read.
  const firstDay = React.useSyncExternalStore(
    unheard,
    () => dayAfter(today()),
    () => undefined,
  );
  const names = fields.map(({ rule }) => rule.name);
  const { isSending, failure, send } = useSubmission(form.type, names);

  // What is wrong stands beside the field before the focus comes there, so that it is read with it.
  const firstWrong = React.useRef<string | undefined>(undefined);
  React.useEffect(() => {
    if (frame.current && firstWrong.current !== undefined) focusOn(frame.current, firstWrong.current);
    firstWrong.current = undefined;
  }, [problems]);

  const show = (found: Problems) => {
    firstWrong.current = names.find((name) => name in found);
    setProblems(found);
    return firstWrong.current !== undefined;
  };
  const onInput = ({ currentTarget, target }: React.InputEvent<HTMLFormElement>) => {
    const values = valuesOf(currentTarget);
    draft.keep(values);
    const { name } = target as HTMLInputElement;
    if (!(name in problems) || name in findProblems(fields, values, today(), text)) return;
    setProblems(Object.fromEntries(Object.entries(problems).filter(([wrong]) => wrong !== name)));
  };
  const onSubmit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    if (show(findProblems(fields, values, today(), text))) return;
    const outcome = await send(values, draft.keyFor(values));
    if (outcome?.is === 'faulty') show(outcome.problems);
    if (outcome?.is !== 'stored') return;
    draft.forget();
    onStored({ reference: outcome.reference, sentAt: new Date(), about: aboutOf(fields, values) });
  };
  return (
    <form
      ref={frame}
      method="post"
      action={action}
      noValidate
      aria-busy={isSending}
      onInput={onInput}
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className={styles.head}>
        <h1 className={styles.title}>{form.heading}</h1>
        <p className={styles.lead}>{form.lead}</p>
      </div>
      <input type="hidden" name="_type" value={form.type} />
      <Trap />
      <div className={styles.fields}>
        {fields.map(({ input, options }) => (
          <Field key={input.name} field={input} options={options} problem={problems[input.name] ?? null} firstDay={firstDay} />
        ))}
      </div>
      <Prose html={form.notice} className={styles.notice} />
      <Send label={form.submit} isSending={isSending} problems={Object.keys(problems).length} failure={failure} />
    </form>
  );
}
