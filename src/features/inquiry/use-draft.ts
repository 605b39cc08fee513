import * as React from 'react';
import { getInitialValues, type Draft, parseDraft, withIdempotencyKey, pickPersistableValues } from './draft';
import type { FormValues } from '../../domain/forms/form-validation';
import { formatFileLine } from './file-line';
import type { FormField } from './form-fields';
import { draftKeyPrefix } from './draft-need';

/** The values of a form's controls, by name. Several files, or several checked boxes of one name, have a line each. */
export function getFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    values[name] = [values[name], typeof value === 'string' ? value : formatFileLine(value)].filter(Boolean).join('\n');
  return values;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const getControl = (form: HTMLFormElement, name: string): Control | RadioNodeList | null =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;

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

/** Sets the value of a control, fires `input`, and focuses it. */
export function setControlValue(form: HTMLFormElement, name: string, value: string): void {
  const control = getControl(form, name);
  if (!control || control instanceof RadioNodeList) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  focusControl(form, name);
}

/** Focuses a field; in a group, its first control. */
export function focusControl(form: HTMLFormElement, name: string): void {
  const control = getControl(form, name);
  const element = control instanceof RadioNodeList ? control[0] : control;
  if (element instanceof HTMLElement) element.focus();
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

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/** Keeps a reload from restoring a checkbox. Firefox restores it before hydration; one that has the focus was pressed since. */
function preventRestoring(checkbox: HTMLInputElement): void {
  checkbox.autocomplete = 'off';
  if (isReloaded() && checkbox !== document.activeElement) checkbox.checked = false;
}

/**
 * Keeps the input of a form for the lifetime of the tab, and restores it after a reload. Values from the URL take precedence over the
 * draft; consent is never restored. `onReady` gets the initial values.
 */
export function useDraft(
  type: string,
  fields: readonly FormField[],
  formRef: React.RefObject<HTMLFormElement | null>,
  onReady: (values: FormValues) => void,
) {
  const draft = React.useRef<Draft>({ values: {} });
  const storageKey = draftKeyPrefix + type;
  const rules = fields.map(({ rule }) => rule);
  const persist = () => withSessionStorage((storage) => storage.setItem(storageKey, JSON.stringify(draft.current)));
  const save = (values: FormValues) => {
    draft.current = { ...draft.current, values: pickPersistableValues(rules, values) };
    persist();
  };
  const initialize = React.useEffectEvent((form: HTMLFormElement) => {
    draft.current = parseDraft(
      rules,
      withSessionStorage((storage) => storage.getItem(storageKey)),
    );
    const existing = pickPersistableValues(rules, getFormValues(form));
    const params = Object.fromEntries(new URLSearchParams(window.location.search));
    const initial = getInitialValues(draft.current.values, params, rules);
    fillEmptyControls(form, initial);
    if (Object.keys(existing).length > 0) save(getFormValues(form));
    onReady({ ...initial, ...existing });
    // Not before, because a natively posted form keeps its checkbox when the visitor returns to correct it.
    const consents = rules.filter(({ kind }) => kind === 'consent').map(({ name }) => form.elements.namedItem(name));
    for (const consent of consents) if (consent instanceof HTMLInputElement) preventRestoring(consent);
  });
  React.useEffect(() => {
    if (formRef.current) initialize(formRef.current);
  }, [formRef]);
  return {
    save,
    /** The idempotency key of these values. */
    getIdempotencyKey: (values: FormValues): string => {
      save(values);
      const attempt = withIdempotencyKey(draft.current, createIdempotencyKey);
      draft.current = attempt;
      persist();
      return attempt.lastAttempt.key;
    },
    clear: () => {
      draft.current = { values: {} };
      withSessionStorage((storage) => storage.removeItem(storageKey));
    },
  };
}
