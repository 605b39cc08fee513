import type { FormValues } from '../../domain/forms/form-validation';

/** The values of a form's controls, by name. */
export const getFormValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const getControl = (form: HTMLFormElement, name: string): Control | RadioNodeList | null =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;

/** Fills controls by name. A control that already has a value, typed or autofilled, keeps it. */
export function fillEmptyControls(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const control = getControl(form, name);
    if (control?.value === '') control.value = value;
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
