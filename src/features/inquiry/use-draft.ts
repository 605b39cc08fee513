import * as React from 'react';
import { begunWith, type Draft, readDraft, trying, worthKeeping } from '../../logic/draft';
import type { Values } from '../../logic/form-problems';
import { fill, valuesOf } from './controls';
import type { FormField } from './fields';
import { draftPlace } from './has-begun';

/** Storage may be blocked or full: then the draft lives as long as the page. */
function inStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Without HTTPS there is no random key, and the service makes one of the words. */
const newKey = (): string => (window.isSecureContext ? crypto.randomUUID() : '');

/**
 * Keeps what is written in a form for as long as the tab, and brings it back after a reload. What the address
 * fills in comes first, then the draft; a consent is given anew. `onBegun` hears what the form begins with.
 */
export function useDraft(
  type: string,
  fields: readonly FormField[],
  frame: React.RefObject<HTMLFormElement | null>,
  onBegun: (values: Values) => void,
) {
  const draft = React.useRef<Draft>({ values: {} });
  const place = draftPlace + type;
  const rules = fields.map(({ rule }) => rule);
  const store = () => inStorage((storage) => storage.setItem(place, JSON.stringify(draft.current)));
  const keep = (values: Values) => {
    draft.current = { ...draft.current, values: worthKeeping(rules, values) };
    store();
  };
  const begin = React.useEffectEvent((form: HTMLFormElement) => {
    draft.current = readDraft(
      rules,
      inStorage((storage) => storage.getItem(place)),
    );
    const found = worthKeeping(rules, valuesOf(form));
    const given = Object.fromEntries(new URLSearchParams(window.location.search));
    const begun = begunWith(draft.current.values, given, rules);
    fill(form, begun);
    if (Object.keys(found).length > 0) keep(valuesOf(form));
    onBegun({ ...begun, ...found });
    // From here on: a form that posts by itself keeps its tick when the visitor comes back to mend it.
    const consents = rules.filter(({ kind }) => kind === 'consent').map(({ name }) => form.elements.namedItem(name));
    for (const consent of consents) if (consent instanceof HTMLInputElement) consent.autocomplete = 'off';
  });
  React.useEffect(() => {
    if (frame.current) begin(frame.current);
  }, [frame]);
  return {
    keep,
    /** The key under which these words are sent. */
    keyFor: (values: Values): string => {
      keep(values);
      const tried = trying(draft.current, newKey);
      draft.current = tried;
      store();
      return tried.tried.key;
    },
    forget: () => {
      draft.current = { values: {} };
      inStorage((storage) => storage.removeItem(place));
    },
  };
}
