type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldSelector = 'input, select, textarea';
const focusableSelector = `${fieldSelector}, a[href], button, summary, [tabindex]`;

const isChecked = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Whether a field holds something else than its markup says: typed, chosen, or filled in by the browser. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isChecked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Gives a field the content of another one as a visitor would, so that React takes note. */
function fillField(field: Field, source: Field, value: string): void {
  if (isChecked(field) && isChecked(source)) {
    if (field.checked !== source.checked) field.click();
    return;
  }
  if (field instanceof HTMLInputElement && source instanceof HTMLInputElement && field.type === 'file') field.files = source.files;
  // The property of the prototype: React puts one of its own on the element, by which it would take the value for known.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What is kept of a part of the page while it hydrates. */
export interface KeptInput {
  /** The element that has taken the place of one that hydration has replaced; the element itself if it is still there. */
  readonly find: <Type extends HTMLElement>(element: Type) => Type | null;
  /** Fills in again what hydration has lost: values, checks, choices, and the focus with its selection. */
  readonly restore: () => void;
  /** Puts the elements back that hydration has found, or left, when it removes them all; with all that is in them, and the focus. */
  readonly putBack: () => void;
}

/**
 * Keeps what a visitor does in a part of the page while it hydrates (X10). React sets a list to the value that it knows, and where a
 * translation or an extension has changed the page it replaces the elements.
 */
export function keepInput(part: Element): KeptInput {
  const list = <Type extends Element = HTMLElement>(selector: string) => Array.from(part.querySelectorAll<Type & HTMLElement>(selector));
  const elements = list(focusableSelector);
  const fields = elements.filter((element): element is Field => element.matches(fieldSelector));
  const choices = new Map<Field, string>();
  let focused = elements.find((element) => element === document.activeElement);
  const keepChoice = (field: EventTarget | null) => {
    if (field instanceof HTMLSelectElement && isChanged(field)) choices.set(field, field.value);
  };
  fields.forEach(keepChoice);
  const events = new AbortController();
  part.addEventListener('change', ({ target }) => keepChoice(target), { signal: events.signal });
  part.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement), { signal: events.signal });

  const find = <Type extends HTMLElement>(element: Type): Type | null => {
    if (element.isConnected) return element;
    const others = list(focusableSelector);
    const other = (element.id && others.find(({ id }) => id === element.id)) || others[elements.indexOf(element)];
    return other?.localName === element.localName ? (other as Type) : null;
  };
  let content = Array.from(part.childNodes);
  const restoreFocus = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const next = find(focused);
    next?.focus({ preventScroll: true });
    // Null where the kind of field has no selection, as that of e-mail addresses.
    const { selectionStart = null, selectionEnd } = focused as Partial<HTMLInputElement>;
    if (selectionStart !== null) (next as HTMLInputElement | null)?.setSelectionRange(selectionStart, selectionEnd!);
  };
  return {
    find,
    restore: () => {
      events.abort();
      for (const field of fields) {
        const next = find(field);
        if (!next || !(next === field ? choices.has(field) : isChanged(field))) continue;
        fillField(next, field, choices.get(field) ?? field.value);
      }
      restoreFocus();
      content = Array.from(part.childNodes);
    },
    putBack: () => {
      const wasFocused = focused?.isConnected === false && document.activeElement === document.body;
      part.replaceChildren(...content);
      if (wasFocused) focused!.focus({ preventScroll: true });
    },
  };
}
