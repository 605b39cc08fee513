import { type FieldRule, findInvalidFields, type FormValues, isOffered } from '../../domain/forms/form-validation';
import { getField, parseJson, toSingleLine } from '../../domain/text';

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

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Consent is given anew each time, and a value must still be among the choices. */
const isPersistable = (rule: FieldRule, value: unknown): value is string =>
  rule.kind !== 'consent' && typeof value === 'string' && value !== '' && isOffered(rule, value);

/** The values that a draft keeps: no consent, no empty value, no unknown field. */
export const pickPersistableValues = (fields: readonly FieldRule[], values: object): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = getField(values, field.name);
      return isPersistable(field, value) ? [[field.name, value]] : [];
    }),
  );

/** Parses a stored draft. An unreadable one is empty. */
export function parseDraft(fields: readonly FieldRule[], stored: string | null): Draft {
  const parsed = parseJson(stored ?? '');
  const values = getField(parsed, 'values');
  if (!isRecord(values)) return { values: {} };
  const lastAttempt = getField(parsed, 'lastAttempt');
  const [key, lastValues] = [getField(lastAttempt, 'key'), getField(lastAttempt, 'values')];
  const isAttempt = typeof key === 'string' && isRecord(lastValues);
  return {
    values: pickPersistableValues(fields, values),
    lastAttempt: isAttempt ? { key, values: pickPersistableValues(fields, lastValues) } : undefined,
  };
}

/**
 * The values that a URL fills in: `?brand=kohler&about=Taps`. Only fields that allow it are filled. Values that are not among the choices,
 * and invalid days and hours, are ignored; text is one plain line of at most 150 characters. `useBoardAttachment` handles boards.
 */
export function parsePrefill(params: FormValues, fields: readonly FieldRule[]): Record<string, string> {
  const linkable = fields.filter(({ fromLink, kind }) => fromLink && kind !== 'board');
  const lines = Object.entries(params).map(([name, value = '']) => [name, toSingleLine(value)]);
  const prefilled = pickPersistableValues(linkable, Object.fromEntries(lines) as FormValues);
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
