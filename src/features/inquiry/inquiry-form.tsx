import * as React from 'react';
import { requestKinds } from '../../domain/brands';
import { getNextDay, toManilaDay } from '../../domain/dates';
import type { FormValues } from '../../domain/forms/form-validation';
import type { VisitShowroom } from '../../domain/forms/visit';
import { getNow } from '../../runtime/get-now';
import { useBrowserValue } from '../../runtime/use-store';
import { Field } from '../../ui/field/field';
import type { FieldOption } from '../../ui/field/choice-input';
import { Honeypot } from '../../ui/field/honeypot';
import { Prose } from '../../ui/prose/prose';
import { useMessages } from '../../ui/messages/messages';
import { BoardAttachment, useBoardAttachment } from './board-attachment';
import { FileAttachments, useFileAttachments } from './file-attachments';
import { getSubmissionSummary, createFormFields, findProblems, type FieldProblems, type SummaryRow } from './form-fields';
import { classNames } from '../../ui/class-names';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './inquiry.module.css';
import { SubmitBar } from './submit-bar';
import { useDraft, focusControl, setControlValue, getFormValues } from './use-draft';
import { inquiriesUrl, postInquiry, useSubmission } from './use-submission';
import { useVisitFields } from './use-visit-fields';

/** The data of a stored form. */
export interface Receipt {
  reference: string;
  sentAt: Date;
  summary: readonly SummaryRow[];
}

export interface InquiryFormProps {
  form: Queries.InquiryFormFragment;
  /** The options that come from other content, by source. */
  sources: Record<string, FieldOption[]>;
  /** The showrooms and their hours, for visits. */
  showrooms: readonly VisitShowroom[];
  /** The texts and rooms of the board, if the site has one. */
  board: Queries.BoardAttachmentFragment | null;
  onStored: (receipt: Receipt) => void;
}

const toRequestOptions = (names: Queries.ContentTextFragment['request']): FieldOption[] =>
  requestKinds.map((kind) => ({ value: kind, label: names[kind] }));

const getToday = (): string => toManilaDay(getNow());

/** A form with the fields that content defines. Without scripts it is posted natively. */
export function InquiryForm({ form, sources, showrooms, board, onStored }: InquiryFormProps) {
  const { form: messages, request } = useMessages();
  const [fields] = React.useState(() => createFormFields(form.inputs, { ...sources, requests: toRequestOptions(request) }, showrooms));
  const [problems, setProblems] = React.useState<FieldProblems>({});
  const formRef = React.useRef<HTMLFormElement>(null);
  // The page is built on another day than it is read. No event marks the end of a day: it is read at each render.
  const today = useBrowserValue<string | undefined>(getToday, () => undefined);
  const validate = (values: FormValues) => findProblems(fields, values, { today: getToday(), showrooms, messages });
  const visitFields = useVisitFields(fields, showrooms, today, (name, value) => setControlValue(formRef.current!, name, value));
  const boardAttachment = useBoardAttachment(fields);
  const fileAttachments = useFileAttachments(fields, formRef, (name, problem) => setProblems((others) => ({ ...others, [name]: problem })));
  const draft = useDraft(form.type, fields, formRef, (values) => {
    visitFields.update(values);
    boardAttachment.initialize(values);
    fileAttachments.initialize(values);
  });
  const names = fields.map(({ rule }) => rule.name);
  const { isSending, failure, send } = useSubmission(form.type, names);

  // Focus moves after the error messages are rendered, so that screen readers read them with the field.
  const firstInvalid = React.useRef<string | undefined>(undefined);
  React.useEffect(() => {
    if (formRef.current && firstInvalid.current !== undefined) focusControl(formRef.current, firstInvalid.current);
    firstInvalid.current = undefined;
  }, [problems]);

  const showProblems = (found: FieldProblems) => {
    firstInvalid.current = names.find((name) => name in found);
    setProblems(found);
    return firstInvalid.current !== undefined;
  };
  const onFieldChange = (element: HTMLFormElement, name: string) => {
    const values = getFormValues(element);
    draft.save({ ...visitFields.update(values), ...values });
    const relatedFields = visitFields.getRelatedFields(name);
    const remaining = Object.entries(problems).filter(([fieldName]) => !relatedFields.includes(fieldName) || fieldName in validate(values));
    if (remaining.length < Object.keys(problems).length) setProblems(Object.fromEntries(remaining));
  };
  const onSubmit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if ((await fileAttachments.settle()) !== undefined) return;
    const values = getFormValues(element);
    if (showProblems(validate(values))) return;
    const post = fileAttachments.hasFiles() ? fileAttachments.post : postInquiry;
    const result = await send(values, draft.getIdempotencyKey(values), post);
    if (result?.kind === 'invalid') showProblems(result.problems);
    if (result?.kind !== 'stored') return;
    draft.clear();
    onStored({ reference: result.reference, sentAt: new Date(), summary: getSubmissionSummary(fields, values) });
  };
  const allProblems = { ...problems, ...visitFields.problems };
  return (
    <form
      ref={formRef}
      method="post"
      action={inquiriesUrl}
      encType={fields.some(({ rule }) => rule.kind === 'files') ? 'multipart/form-data' : undefined}
      noValidate
      aria-busy={isSending}
      onInput={({ currentTarget, target }) => onFieldChange(currentTarget, (target as HTMLInputElement).name)}
      onChange={({ target }) => (target as HTMLElement & { type?: string }).type === 'file' && fileAttachments.addChosen()}
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className={styles.header}>
        <h1 className={styles.title}>{form.heading}</h1>
        <p className={styles.introduction}>{form.lead}</p>
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
                  attachment={boardAttachment}
                  label={label}
                  section={board}
                  problem={allProblems[name] ?? null}
                  onChange={() => formRef.current && onFieldChange(formRef.current, name)}
                />
              )
            );
          return (
            <React.Fragment key={name}>
              <Field {...visitFields.getFieldState(field)} error={allProblems[name] ?? null} firstDay={today && getNextDay(today)} />
              {kind === 'files' && <FileAttachments attachments={fileAttachments} />}
            </React.Fragment>
          );
        })}
      </div>
      <Prose html={form.notice} className={classNames(type.small, styles.notice)} />
      <SubmitBar
        label={form.submit}
        isSending={isSending}
        problemCount={Object.keys(allProblems).length}
        failure={failure}
        progress={fileAttachments.progress}
      />
    </form>
  );
}
