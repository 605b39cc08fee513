import * as React from 'react';
import { getInitialValues, type Draft, parseDraft, withIdempotencyKey, pickPersistableValues } from './draft';
import type { FormValues } from '../../domain/forms/form-validation';
import { fillEmptyControls, getFormValues } from './form-controls';
import type { FormField } from './form-fields';
import { draftKeyPrefix } from './has-draft-or-prefill';

/** Storage may be blocked or full: then the draft lives as long as the page. */
function withSessionStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Without HTTPS there is no random key, and the service makes one of the words. */
const createIdempotencyKey = (): string => (window.isSecureContext ? crypto.randomUUID() : '');

/**
 * Keeps what is written in a form for as long as the tab, and brings it back after a reload. What the address
 * fills in comes first, then the draft; a consent is given anew. `onBegun` hears what the form begins with.
 */
export function useDraft(
  type: string,
  fields: readonly FormField[],
  frame: React.RefObject<HTMLFormElement | null>,
  onBegun: (values: FormValues) => void,
) {
  const draft = React.useRef<Draft>({ values: {} });
  const place = draftKeyPrefix + type;
  const rules = fields.map(({ rule }) => rule);
  const store = () => withSessionStorage((storage) => storage.setItem(place, JSON.stringify(draft.current)));
  const keep = (values: FormValues) => {
    draft.current = { ...draft.current, values: pickPersistableValues(rules, values) };
    store();
  };
  const begin = React.useEffectEvent((form: HTMLFormElement) => {
    draft.current = parseDraft(
      rules,
      withSessionStorage((storage) => storage.getItem(place)),
    );
    const found = pickPersistableValues(rules, getFormValues(form));
    const given = Object.fromEntries(new URLSearchParams(window.location.search));
    const begun = getInitialValues(draft.current.values, given, rules);
    fillEmptyControls(form, begun);
    if (Object.keys(found).length > 0) keep(getFormValues(form));
    onBegun({ ...begun, ...found });
    // From here on: a form that posts by itself keeps its tick when the visitor comes back to mend it.
    const consents = rules.filter(({ kind }) => kind === 'consent').map(({ name }) => form.elements.namedItem(name));
    for (const consent of consents) if (consent instanceof HTMLInputElement) consent.autocomplete = 'off';
  });
  React.useEffect(() => {
    if (frame.current) begin(frame.current);
  }, [frame]);
  return {
    save: keep,
    /** The key under which these words are sent. */
    getIdempotencyKey: (values: FormValues): string => {
      keep(values);
      const tried = withIdempotencyKey(draft.current, createIdempotencyKey);
      draft.current = tried;
      store();
      return tried.lastAttempt.key;
    },
    clear: () => {
      draft.current = { values: {} };
      withSessionStorage((storage) => storage.removeItem(place));
    },
  };
}
