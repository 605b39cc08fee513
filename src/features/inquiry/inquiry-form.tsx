import * as React from 'react';
import { getNextDay } from '../../domain/dates/dates';
import type { FormValues } from '../../domain/forms/form-validation';
import type { VisitShowroom } from '../../domain/forms/visit';
import { getNow } from '../../runtime/build-clock/get-now';
import { Field } from '../../ui/field/field';
import type { FieldOption } from '../../ui/field/field-option';
import { Honeypot } from '../../ui/field/honeypot';
import { Prose } from '../../ui/prose/prose';
import { useMessages } from '../../ui/messages/messages';
import { focusControl, setControlValue, getFormValues } from './form-controls';
import { BoardAttachment } from './board-attachment';
import { getSubmissionSummary, createFormFields, findProblems, type FieldProblems } from './form-fields';
import * as styles from './inquiry.module.css';
import { SubmitBar } from './submit-bar';
import type { Receipt } from './confirmation';
import { useBoardAttachment } from './use-board-attachment';
import { useDraft } from './use-draft';
import { inquiriesUrl, useSubmission } from './use-submission';
import { useVisitFields } from './use-visit-fields';
import { toManilaDay } from '../../domain/dates/manila-day';

export interface InquiryFormProps {
  form: Queries.InquiryFormFragment;
  /** The choices that come from other content, by where they come from. */
  sources: Record<string, FieldOption[]>;
  /** Where one can go, and when. */
  showrooms: readonly VisitShowroom[];
  /** The words and rooms of the board, where the site has one. */
  board: Queries.BoardAttachmentFragment | null;
  onStored: (receipt: Receipt) => void;
}

/** Nothing tells that a day ends: it is looked up whenever the form is drawn. */
const noopSubscribe = () => () => undefined;

const getToday = (): string => toManilaDay(getNow());

/** A form, its fields as content has them. It posts by itself where there are no scripts. */
export function InquiryForm({ form, sources, showrooms, board, onStored }: InquiryFormProps) {
  const words = useMessages().form;
  const [fields] = React.useState(() => createFormFields(form.inputs, sources, showrooms));
  const [problems, setProblems] = React.useState<FieldProblems>({});
  const frame = React.useRef<HTMLFormElement>(null);
  // The page is built on another day than it is read.
  const day = React.useSyncExternalStore(noopSubscribe, getToday, () => undefined);
  const find = (values: FormValues) => findProblems(fields, values, { today: getToday(), showrooms, messages: words });
  const visit = useVisitFields(fields, showrooms, day, (name, chosen) => setControlValue(frame.current!, name, chosen));
  const carried = useBoardAttachment(fields);
  const draft = useDraft(form.type, fields, frame, (values) => {
    visit.update(values);
    carried.initialize(values);
  });
  const names = fields.map(({ rule }) => rule.name);
  const { isSending, failure, send } = useSubmission(form.type, names);

  // What is wrong stands beside the field before the focus comes there, so that it is read with it.
  const firstWrong = React.useRef<string | undefined>(undefined);
  React.useEffect(() => {
    if (frame.current && firstWrong.current !== undefined) focusControl(frame.current, firstWrong.current);
    firstWrong.current = undefined;
  }, [problems]);

  const show = (found: FieldProblems) => {
    firstWrong.current = names.find((name) => name in found);
    setProblems(found);
    return firstWrong.current !== undefined;
  };
  const changed = (element: HTMLFormElement, name: string) => {
    const values = getFormValues(element);
    draft.save({ ...visit.update(values), ...values });
    const touched = visit.getRelatedFields(name);
    const left = Object.entries(problems).filter(([wrong]) => !touched.includes(wrong) || wrong in find(values));
    if (left.length < Object.keys(problems).length) setProblems(Object.fromEntries(left));
  };
  const onSubmit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = getFormValues(event.currentTarget);
    if (show(find(values))) return;
    const outcome = await send(values, draft.getIdempotencyKey(values));
    if (outcome?.is === 'faulty') show(outcome.problems);
    if (outcome?.is !== 'stored') return;
    draft.clear();
    onStored({ reference: outcome.reference, sentAt: new Date(), summary: getSubmissionSummary(fields, values) });
  };
  const wrong = { ...problems, ...visit.problems };
  return (
    <form
      ref={frame}
      method="post"
      action={inquiriesUrl}
      noValidate
      aria-busy={isSending}
      onInput={({ currentTarget, target }) => changed(currentTarget, (target as HTMLInputElement).name)}
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className={styles.head}>
        <h1 className={styles.title}>{form.heading}</h1>
        <p className={styles.lead}>{form.lead}</p>
      </div>
      <input type="hidden" name="_type" value={form.type} />
      <Honeypot />
      <div className={styles.fields}>
        {fields.map((field) => {
          const { name, label, kind } = field.input;
          if (kind === 'board')
            return (
              board && (
                <BoardAttachment
                  key={name}
                  attachment={carried}
                  label={label}
                  section={board}
                  problem={wrong[name] ?? null}
                  onChange={() => frame.current && changed(frame.current, name)}
                />
              )
            );
          return <Field key={name} {...visit.getFieldState(field)} error={wrong[name] ?? null} firstDay={day && getNextDay(day)} />;
        })}
      </div>
      <Prose html={form.notice} className={styles.notice} />
      <SubmitBar label={form.submit} isSending={isSending} problemCount={Object.keys(wrong).length} failure={failure} />
    </form>
  );
}
