import type { FormValues } from '../../domain/forms/form-validation';

/** What stands in the controls of a form, by name. */
export const getFormValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const getControl = (form: HTMLFormElement, name: string): Control | RadioNodeList | null =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;

/** Fills controls by name. What stands in one already stays: the visitor, or the browser on their behalf, was quicker. */
export function fillEmptyControls(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const control = getControl(form, name);
    if (control?.value === '') control.value = value;
  }
}

/** Puts a value into a control as a person does, and the focus. */
export function setControlValue(form: HTMLFormElement, name: string, value: string): void {
  const control = getControl(form, name);
  if (!control || control instanceof RadioNodeList) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  focusControl(form, name);
}

/** Puts the focus into a field: the first choice of several. */
export function focusControl(form: HTMLFormElement, name: string): void {
  const control = getControl(form, name);
  const element = control instanceof RadioNodeList ? control[0] : control;
  if (element instanceof HTMLElement) element.focus();
}
