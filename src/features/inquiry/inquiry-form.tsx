import * as React from 'react';
import { flushSync } from 'react-dom';
import { requestKinds } from '../../domain/brands';
import { getNextDay, toManilaDay } from '../../domain/dates';
import { cleanValues, type FormValues, maxLengths } from '../../domain/forms/form-validation';
import { findClosedProblems } from '../../domain/forms/form-words';
import type { VisitShowroom } from '../../domain/forms/visit';
import { getBoardPath } from '../../domain/routes';
import { trailingSlash } from '../../domain/site-settings';
import { getNow } from '../../runtime/get-now';
import { replaceAddress } from '../../runtime/address';
import { useOnDemand } from '../../runtime/on-demand';
import { createStore } from '../../runtime/store';
import { useBrowserValue, useStore } from '../../runtime/use-store';
import { Button } from '../../ui/button';
import { classNames, kit } from '../../ui/kit';
import { Field, type FieldOption } from '../../ui/field/field';
import { Honeypot } from '../../ui/field/honeypot';
import { useMessages } from '../../ui/messages';
import { Prose } from '../../ui/prose';
import { findBoardParam, focusControl, getFormValues, openDraft, parseFileNames } from './draft';
import {
  createFormFields,
  type FieldProblems,
  findProblems,
  type FormField,
  getFieldView,
  keepProblems,
  type Receipt,
  toReceipt,
} from './fields';
import * as styles from './inquiry.module.css';
import { formatFailureMessage, inquiriesUrl, postForm, type SubmitFailure, toBody, toSubmitResult } from './submit';
import { type FilesState, noFiles, useFiles } from './use-files';

export interface InquiryFormProps {
  form: Queries.InquiryFormFragment;
  /** The options that come from other content, by source. */
  sources: Record<string, FieldOption[]>;
  /** The showrooms and their hours, for visits. */
  showrooms: readonly VisitShowroom[];
  /** The texts and rooms of the board, if the site has one. */
  board: Queries.BoardAttachmentFragment | null;
  onStored: (receipt: Receipt) => void;
  /** What stands above the fields. */
  children: React.ReactNode;
}

/** What a form knows. The controls hold their values themselves: the browser fills them in, and posts them without scripts. */
interface FormState extends FilesState {
  /** The values after the last change; a chosen hour also while the day has none. */
  values: FormValues;
  /** The error messages since the last submission. */
  problems: FieldProblems;
  /** The attached board: the parameter of its page, and the text to send. */
  board: { param: string; text: string } | null;
  isSending: boolean;
  /** The part of the files that has been sent, from 0 to 1. */
  progress: number | null;
  failure: SubmitFailure | null;
}

const initialState: FormState = {
  ...noFiles,
  values: {},
  problems: {},
  board: null,
  isSending: false,
  progress: null,
  failure: null,
};

const loadBoardField = () => import(/* webpackChunkName: "board-field" */ './board-field').then((part) => part.BoardField);

const getToday = (): string => toManilaDay(getNow());
const getNameOf = (fields: readonly FormField[], kind: string): string => fields.find(({ rule }) => rule.kind === kind)?.rule.name ?? '';

/** A form with the fields that content defines. Without scripts it is posted natively. */
export function InquiryForm({ form, sources, showrooms, board, onStored, children }: InquiryFormProps) {
  const { form: messages, request, reply } = useMessages();
  const [fields] = React.useState(() => {
    const requests = requestKinds.map((kind) => ({ value: kind, label: request[kind] }));
    return createFormFields(form.inputs, { ...sources, requests }, reply, showrooms);
  });
  const rules = fields.map(({ rule }) => rule);
  const boardName = board ? getNameOf(fields, 'board') : '';
  const filesName = getNameOf(fields, 'files');
  const formRef = React.useRef<HTMLFormElement>(null);
  const [draft] = React.useState(() => openDraft(form.type, rules));
  const [store] = React.useState(() => createStore(initialState));
  const state = useStore(store);
  const update = (change: Partial<FormState>) => store.set({ ...store.get(), ...change });
  const [BoardField] = useOnDemand(loadBoardField, state.board !== null);
  // The page is built on another day than it is read. No event marks the end of a day: it is read at each render.
  const today = useBrowserValue<string | undefined>(getToday, () => undefined);
  const visit = today === undefined ? null : { rules, values: state.values, showrooms, today, askedAt: getNow() };

  /** The values to send, cleaned. The control of the board follows with the next render. */
  const readValues = (element: HTMLFormElement): FormValues => {
    const { [boardName]: _, ...values } = getFormValues(element);
    const { board: attached } = store.get();
    return cleanValues(rules, attached ? { ...values, [boardName]: attached.text } : values);
  };
  const validate = (values: FormValues) =>
    findProblems(fields, { rules, values, showrooms, today: getToday(), askedAt: getNow() }, messages);

  /** Focuses the first field with a problem, once its message is there for screen readers. Returns whether there is one. */
  const showProblems = (element: HTMLFormElement, problems: FieldProblems): boolean => {
    // Without messages first, so that one that stays the same is announced again.
    for (const shown of [{}, problems]) flushSync(() => update({ problems: shown, failure: null }));
    const first = rules.find(({ name }) => name in problems);
    if (first) focusControl(element, first.name);
    return first !== undefined;
  };

  /** Takes a change of a field. */
  const onFieldChange = (changed: string) => {
    if (!formRef.current) return;
    const values = readValues(formRef.current);
    const before = store.get();
    const hours = rules.filter(({ day }) => day !== undefined).map(({ name }) => [name, before.values[name]]);
    const known = { ...Object.fromEntries(hours), ...values } as FormValues;
    update({ values: known, problems: keepProblems(before.problems, rules, changed, validate(values)) });
    draft.save(known);
  };

  const setBoard = (attached: FormState['board']) => {
    update({ board: attached });
    onFieldChange(boardName);
  };
  const removeBoard = () => {
    // It does not return after a reload.
    const url = new URL(window.location.href);
    url.searchParams.delete('board');
    if (url.href !== window.location.href) replaceAddress(url.href);
    setBoard(null);
  };

  const getFileInput = () => formRef.current?.elements.namedItem(filesName) as HTMLInputElement | null;
  const { FileList, ...files } = useFiles({
    get: store.get,
    update,
    getInput: getFileInput,
    onChanged: () => onFieldChange(filesName),
    onProblem: (problem) => update({ problems: { ...store.get().problems, [filesName]: problem } }),
  });

  const restore = React.useEffectEvent((element: HTMLFormElement) => {
    const values = draft.restore(element);
    update({ values, lostFiles: parseFileNames(values[filesName] ?? '').join(', ') });
    const param = boardName && (findBoardParam(window.location.search) || findBoardParam(values[boardName] ?? ''));
    if (param) {
      const link = new URL(getBoardPath(param, trailingSlash), window.location.href).href;
      setBoard({ param, text: link.length <= maxLengths['board']! ? link : '' });
    }
    if (getFileInput()?.files?.length) files.takeChosen();
  });
  React.useLayoutEffect(() => restore(formRef.current!), []); // Before hydration fills in what was typed, which stores a draft.

  const onSubmit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const leftOut = await files.prepare().catch(() => '');
    if (leftOut !== '' || store.get().isSending) return;
    const values = readValues(element);
    if (showProblems(element, validate(values))) return;
    const { files: sent, chosen, lostFiles, leftOut: notSent } = store.get();
    update({ isSending: true, failure: null, progress: sent.length > 0 ? 0 : null });
    const added = { _type: form.type, _key: draft.startAttempt(values), _elapsed: Math.round(performance.now()) };
    const body = toBody({ ...values, ...added }, filesName, sent);
    const onProgress = (progress: number) => sent.length > 0 && update({ progress });
    // Files that could not be prepared are as far away as the service.
    const response = chosen.length > 0 ? null : await postForm(body, onProgress);
    const result = toSubmitResult(response, { fieldNames: rules.map(({ name }) => name), isOnline: navigator.onLine, now: Date.now() });
    update({ isSending: false, progress: null, failure: result.kind === 'failed' ? result.failure : null });
    if (result.kind === 'invalid') showProblems(element, result.problems);
    if (result.kind !== 'stored') return;
    draft.clear();
    onStored(toReceipt(result, fields, values, [...notSent, lostFiles].filter(Boolean).join(' '), new Date()));
  };

  const problems = { ...state.problems, ...(visit && findClosedProblems(visit, messages)) };
  const renderField = (field: FormField) => {
    const { name, label, kind } = field.input;
    const error = problems[name] ?? null;
    if (kind === 'board')
      return (
        board &&
        state.board && (
          <React.Fragment key={name}>
            <input type="hidden" name={name} value={state.board.text} />
            {BoardField && (
              <BoardField
                label={label}
                section={board}
                param={state.board.param}
                problem={error}
                onText={(text) => setBoard({ ...state.board!, text })}
                onRemove={removeBoard}
              />
            )}
          </React.Fragment>
        )
      );
    return (
      <React.Fragment key={name}>
        <Field {...getFieldView(field, visit, messages)} error={error} firstDay={today && getNextDay(today)} />
        {kind === 'files' && state.lostFiles !== '' && (
          <p className={styles.lostFiles}>
            {messages.files_lost} {state.lostFiles}
          </p>
        )}
        {kind === 'files' && FileList && (state.files.length > 0 || state.reading) && (
          <FileList files={state.files} isReading={state.reading !== null} isSending={state.isSending} onRemove={files.remove} />
        )}
      </React.Fragment>
    );
  };
  return (
    <form
      ref={formRef}
      method="post"
      action={inquiriesUrl}
      encType={filesName === '' ? undefined : 'multipart/form-data'}
      noValidate
      aria-busy={state.isSending}
      onInput={({ target }) => onFieldChange((target as HTMLInputElement).name)}
      onChange={({ target }) => (target as HTMLElement & { type?: string }).type === 'file' && files.takeChosen()}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <input type="hidden" name="_type" value={form.type} />
      <input type="hidden" name="_notice" value={form.notice_version} />
      <Honeypot label={messages.empty} />
      <div className={styles.fields}>{fields.map(renderField)}</div>
      <Prose html={form.notice} className={classNames(kit.small, styles.notice)} />
      <SubmitBar label={form.submit} state={state} problemCount={Object.keys(problems).length} />
    </form>
  );
}

/** The submit button of a form and its status line. */
function SubmitBar({ label, state, problemCount }: { label: string; state: FormState; problemCount: number }) {
  const { form } = useMessages();
  const { isSending, failure, progress } = state;
  const hasFailed = problemCount === 0 && failure !== null;
  return (
    <div className={styles.submitBar}>
      {progress !== null && <progress className={styles.progress} value={progress} aria-label={form.sending} />}
      <Button isPrimary type="submit" className={styles.button} aria-disabled={isSending}>
        {isSending ? form.sending : label}
      </Button>
      <p className={hasFailed ? styles.failure : kit.meta} role="status">
        {problemCount === 1 && form.one_problem}
        {problemCount > 1 && form.many_problems}
        {hasFailed && formatFailureMessage(failure, form, document.documentElement.lang)}
      </p>
    </div>
  );
}
