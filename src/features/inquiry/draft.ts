import { type FieldRule, findInvalidFields, type FormValues, isOffered } from '../../domain/forms/form-validation';
import { getField, parseJson, toSingleLine } from '../../domain/text';
import { draftKeyPrefix } from './reader-script';

/** A file as a line of a form's values: two files with one line count as the same file. */
export const formatFileLine = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  name === '' ? '' : `${name} ${size} ${lastModified}`;

/** The file names in lines of `formatFileLine`. */
export const parseFileNames = (lines: string): string[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/ \d+ \d+$/, ''));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const getControl = (form: HTMLFormElement, name: string): Control | RadioNodeList | null =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;

/** The values of a form's controls, by name. Several files, or several checked boxes of one name, have a line each. */
export function getFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    values[name] = [values[name], typeof value === 'string' ? value : formatFileLine(value)].filter(Boolean).join('\n');
  return values;
}

/** Focuses a field; in a group, its first control. */
export function focusControl(form: HTMLFormElement, name: string): void {
  const control = getControl(form, name);
  const element = control instanceof RadioNodeList ? control[0] : control;
  if (element instanceof HTMLElement) element.focus();
}

/** Sets the value of a control, fires `input`, and focuses it. */
export function setControlValue(form: HTMLFormElement, name: string, value: string): void {
  const control = getControl(form, name);
  if (!control || control instanceof RadioNodeList) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.focus();
}

/** Checks the boxes of a group, one for each line. A group in which a box is checked stays as it is. */
function fillCheckboxes(group: RadioNodeList, lines: readonly string[]): void {
  const boxes = Array.from(group).filter((node) => node instanceof HTMLInputElement);
  if (boxes.every(({ type, checked }) => type === 'checkbox' && !checked)) for (const box of boxes) box.checked = lines.includes(box.value);
}

/** Fills controls by name. A control that already has a value, typed or autofilled, keeps it. */
function fillEmptyControls(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const control = getControl(form, name);
    if (control instanceof RadioNodeList) fillCheckboxes(control, value.split('\n'));
    // A page cannot choose files.
    if (control?.value === '' && !('files' in control && control.type === 'file')) control.value = value;
  }
}

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/** Keeps a reload from restoring a checkbox. Firefox restores it before hydration; one that has the focus was pressed since. */
function preventRestoring(checkbox: HTMLInputElement): void {
  checkbox.autocomplete = 'off';
  if (isReloaded() && checkbox !== document.activeElement) checkbox.checked = false;
}

/** Storage may be blocked or full. The draft then lives as long as the page. */
function withSessionStorage<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Without HTTPS there is no `randomUUID`; the service then derives a key from the values. */
const createIdempotencyKey = (): string => (window.isSecureContext ? crypto.randomUUID() : '');

/**
 * The draft of a form: its input for the lifetime of the tab, restored after a reload. Values from the URL take precedence over it; consent
 * is never restored.
 */
export function openDraft(type: string, rules: readonly FieldRule[]) {
  const storageKey = draftKeyPrefix + type;
  let draft: Draft = { values: {} };
  const write = (next: Draft) => {
    draft = next;
    withSessionStorage((storage) => storage.setItem(storageKey, JSON.stringify(draft)));
  };
  const save = (values: FormValues) => write({ ...draft, values: pickPersistableValues(rules, values) });
  return {
    save,
    /** Fills in the empty controls of the form. Returns its values, with those that have no control. */
    restore: (form: HTMLFormElement): FormValues => {
      draft = parseDraft(
        rules,
        withSessionStorage((storage) => storage.getItem(storageKey)),
      );
      const existing = pickPersistableValues(rules, getFormValues(form));
      const params = Object.fromEntries(new URLSearchParams(window.location.search));
      const initial = getInitialValues(draft.values, params, rules);
      fillEmptyControls(form, initial);
      if (Object.keys(existing).length > 0) save(getFormValues(form));
      // Not before, because a natively posted form keeps its checkbox when the visitor returns to correct it.
      const consents = rules.filter(({ kind }) => kind === 'consent').map(({ name }) => form.elements.namedItem(name));
      for (const consent of consents) if (consent instanceof HTMLInputElement) preventRestoring(consent);
      return { ...initial, ...existing };
    },
    /** Saves the values of an attempt to send them. Returns its idempotency key. */
    startAttempt: (values: FormValues): string => {
      save(values);
      const attempt = withIdempotencyKey(draft, createIdempotencyKey);
      write(attempt);
      return attempt.lastAttempt.key;
    },
    clear: () => {
      draft = { values: {} };
      withSessionStorage((storage) => storage.removeItem(storageKey));
    },
  };
}

/** The unsent input of a form, as kept in `sessionStorage`. */
export interface Draft {
  values: Record<string, string>;
  /** The last attempt to send it: its idempotency key and its values. */
  lastAttempt?: SubmitAttempt | undefined;
}

interface SubmitAttempt {
  key: string;
  values: Record<string, string>;
}

/** Consent is given anew each time, and a value must still be among the choices. */
const isPersistable = (rule: FieldRule, value: unknown): value is string =>
  rule.kind !== 'consent' && typeof value === 'string' && value !== '' && isOffered(rule, value);

/** The values that a draft keeps: no consent, no empty value, no unknown field. */
export const pickPersistableValues = (fields: readonly FieldRule[], values: unknown): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = getField(values, field.name);
      return isPersistable(field, value) ? [[field.name, value]] : [];
    }),
  );

/** Parses a stored draft. An unreadable one is empty. */
export function parseDraft(fields: readonly FieldRule[], stored: string | null): Draft {
  const parsed = parseJson(stored ?? '');
  const lastAttempt = getField(parsed, 'lastAttempt');
  const [key, lastValues] = [getField(lastAttempt, 'key'), getField(lastAttempt, 'values')];
  const isAttempt = typeof key === 'string' && lastValues !== undefined;
  return {
    values: pickPersistableValues(fields, getField(parsed, 'values')),
    lastAttempt: isAttempt ? { key, values: pickPersistableValues(fields, lastValues) } : undefined,
  };
}

/**
 * The values that a URL fills in: `?brand=kohler&about=Taps`. Only fields that allow it are filled. Values that are not among the choices,
 * whatever their case, and invalid days and hours, are ignored; text is one plain line of at most 150 characters. A board comes by `findBoardParam`.
 */
export function parsePrefill(params: FormValues, fields: readonly FieldRule[]): Record<string, string> {
  const linkable = fields.filter(({ fromLink, kind }) => fromLink && kind !== 'board');
  const lines = linkable.map(({ name, choices = [] }): [string, string] => {
    const line = toSingleLine(params[name] ?? '');
    return [name, choices.find((choice) => choice.toLowerCase() === line.toLowerCase()) ?? line];
  });
  const prefilled = pickPersistableValues(linkable, Object.fromEntries(lines));
  const invalid = findInvalidFields(linkable, prefilled);
  return Object.fromEntries(Object.entries(prefilled).filter(([name]) => !invalid.includes(name)));
}

/**
 * The initial values of a form: from the URL first, then from the draft. If the URL is about another choice or product than the draft, what
 * an earlier link filled in is dropped. If it is about the same, its checkboxes are added to those of the draft.
 */
export function getInitialValues(draft: FormValues, params: FormValues, fields: readonly FieldRule[]): FormValues {
  const prefilled = parsePrefill(params, fields);
  const isOther = fields.some(
    ({ name, kind }) => kind !== 'checkboxes' && prefilled[name] && draft[name] && prefilled[name] !== draft[name],
  );
  const linked = fields.filter(({ fromLink, kind }) => fromLink && ['text', 'checkboxes'].includes(kind)).map(({ name }) => name);
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => !(isOther && linked.includes(name))));
  const checked = fields.flatMap(({ name, kind }): [string, string][] => {
    const lines = [kept[name], prefilled[name]].flatMap((value) => value?.split('\n') ?? []);
    return kind === 'checkboxes' && lines.length > 0 ? [[name, [...new Set(lines)].join('\n')]] : [];
  });
  return { ...kept, ...prefilled, ...Object.fromEntries(checked) };
}

const areValuesEqual = (first: FormValues, second: FormValues): boolean =>
  [...new Set([...Object.keys(first), ...Object.keys(second)])].every((name) => first[name] === second[name]);

/**
 * The draft with the key to send it under. The same values keep their key, so that a retry after a lost response is stored once; other
 * values get a new key.
 */
export function withIdempotencyKey({ values, lastAttempt }: Draft, newKey: () => string): Draft & { lastAttempt: SubmitAttempt } {
  const isRetry = lastAttempt !== undefined && areValuesEqual(lastAttempt.values, values);
  return { values, lastAttempt: { key: isRetry ? lastAttempt.key : newKey(), values } };
}

/** Finds the board parameter in the URL of a form (`?board=…`) or in the text of a board (`/board?b=…`); empty without one. */
export const findBoardParam = (text: string): string => /[?&]b(?:oard)?=([\w-]+)/.exec(text)?.[1] ?? '';
