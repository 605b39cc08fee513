import type { Values } from '../../logic/form-problems';

/** What stands in the controls of a form, by name. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: string): Control | RadioNodeList | null =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;

/** Fills controls by name. What stands in one already stays: the visitor, or the browser on their behalf, was quicker. */
export function fill(form: HTMLFormElement, values: Values): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control?.value === '') control.value = value;
  }
}

/** Puts a value into a control as a person does, and the focus. */
export function put(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name);
  if (!control || control instanceof RadioNodeList) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  focusOn(form, name);
}

/** Puts the focus into a field: the first choice of several. */
export function focusOn(form: HTMLFormElement, name: string): void {
  const control = controlOf(form, name);
  const element = control instanceof RadioNodeList ? control[0] : control;
  if (element instanceof HTMLElement) element.focus();
}
