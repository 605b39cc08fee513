import { findInvalidFields } from '../../../domain/forms/form-validation';
import { findClosedDays, formatClosedMessage, findInvalidHours } from '../../../domain/forms/visit';
import type { ServiceContent, ServiceForm } from '../../../schema/service';
import { type FieldError, HttpError } from './http-error';
import type { BodyFields } from './read-body';

/** A form that was filled in rightly. */
export interface Submission {
  form: ServiceForm;
  /** Without spaces around them; what was left empty is left out. */
  values: Record<string, string>;
  /** The browser's own key, where its script sent one. */
  key: string | undefined;
  isSuspected: boolean;
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Nobody reads a form and fills it in within two seconds. */
const minElapsedMs = 2000;

/** The fields that are ours, and whether each is as our page sends it. */
const internalFields: Record<string, (value: unknown) => boolean> = {
  _type: (value) => typeof value === 'string',
  _key: (value) => typeof value === 'string' && (value === '' || uuidPattern.test(value)),
  _elapsed: (value) => value === '' || ((typeof value === 'number' || typeof value === 'string') && Number(value) >= 0),
  _website: (value) => typeof value === 'string',
};

const isInternalField = (name: string): boolean => Object.hasOwn(internalFields, name);

const truncateName = (name: string): string => name.slice(0, 64);

/** What a browser makes of line ends differs from what is written; one form is stored. */
const normalizeValue = (value: unknown): string => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '');

function validateFields(
  fields: BodyFields,
  form: ServiceForm,
  { showrooms, words }: ServiceContent,
  today: string,
): [string, FieldError][] {
  const rules = form.inputs.map(({ choices, ...input }) => ({ ...input, choices: choices?.map(({ value }) => value) }));
  const values = Object.fromEntries(rules.map(({ name }) => [name, normalizeValue(fields[name])]));
  const closed = Object.entries(findClosedDays(rules, values, showrooms, today));
  const stray = Object.entries(findInvalidHours(rules, values, showrooms, today));
  const unfit = Object.fromEntries([
    ...closed.map(([name, one]) => [name, formatClosedMessage(one, words, today)] as const),
    ...stray.map(([name, hours]) => [name, `${words.visit_hours} ${hours.join(', ')}.`] as const),
  ]);
  const wrong = new Set([...findInvalidFields(rules, values, today), ...Object.keys(unfit)]);
  const strange = form.inputs.filter(({ name }) => fields[name] !== undefined && typeof fields[name] !== 'string');
  for (const { name } of strange) wrong.add(name);
  const names = new Set(form.inputs.map(({ name }) => name));
  const others = Object.keys(fields).filter((name) => (isInternalField(name) ? !internalFields[name]!(fields[name]) : !names.has(name)));
  return [
    ...form.inputs
      .filter(({ name }) => wrong.has(name))
      .map(({ name, label, problem }): [string, FieldError] => [name, { label, problem: unfit[name] ?? problem }]),
    ...others
      .slice(0, 10)
      .map((name): [string, FieldError] => [truncateName(name), { label: truncateName(name), problem: words.unknown_field }]),
  ];
}

/**
 * Reads what was sent of a form, by the very rules that the browser knows, and strictly: nothing else may be there.
 * `today` is a day in Manila.
 * @throws {HttpError} 422 with every field that is missing, wrong or unknown.
 */
export function parseSubmission(fields: BodyFields, content: ServiceContent, today: string): Submission {
  const { forms, words } = content;
  const form = forms.find(({ type }) => type === fields['_type']);
  if (!form) throw new HttpError(422, 'many_problems', { fields: { _type: { label: '_type', problem: words.unknown_field } } });
  const faults = validateFields(fields, form, content, today);
  if (faults.length > 0) throw new HttpError(422, 'many_problems', { fields: Object.fromEntries(faults) });
  const values = form.inputs.map(({ name }) => [name, normalizeValue(fields[name])] as const).filter(([, value]) => value !== '');
  const { _key: key, _elapsed: elapsed, _website: website } = fields;
  const isQuick = elapsed !== undefined && elapsed !== '' && Number(elapsed) < minElapsedMs;
  return {
    form,
    values: Object.fromEntries(values),
    key: typeof key === 'string' && key !== '' ? key.toLowerCase() : undefined,
    isSuspected: isQuick || (website !== undefined && website !== ''),
  };
}
