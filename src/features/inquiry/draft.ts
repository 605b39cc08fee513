import { type FieldRule, findInvalidFields, type FormValues } from '../../domain/forms/form-validation';
import { toSingleLine } from '../../domain/text/single-line';

/** What was written into a form and not yet stored, as the tab keeps it. */
export interface Draft {
  values: Record<string, string>;
  /** The last try to send it: the key it went under, and what was written then. */
  lastAttempt?: SubmitAttempt | undefined;
}

interface SubmitAttempt {
  key: string;
  values: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A consent is given anew each time, and what is no longer offered cannot be chosen. */
const isPersistable = ({ kind, choices }: FieldRule, value: unknown): value is string =>
  kind !== 'consent' && typeof value === 'string' && value !== '' && (choices?.includes(value) ?? true);

/** What a draft holds of what stands in the fields: no consent, nothing empty, nothing that is no field of the form. */
export const pickPersistableValues = (fields: readonly FieldRule[], values: object): Record<string, string> =>
  Object.fromEntries(
    fields
      .map((field): [FieldRule, unknown] => [
        field,
        Object.hasOwn(values, field.name) ? values[field.name as keyof typeof values] : undefined,
      ])
      .filter((pair): pair is [FieldRule, string] => isPersistable(...pair))
      .map(([{ name }, value]) => [name, value]),
  );

/** The draft as the tab kept it; an unreadable one counts as none. */
export function parseDraft(fields: readonly FieldRule[], stored: string | null): Draft {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (!isRecord(parsed) || !isRecord(parsed['values'])) return { values: {} };
    const { values, lastAttempt } = parsed;
    const hasAttempt = isRecord(lastAttempt) && typeof lastAttempt['key'] === 'string' && isRecord(lastAttempt['values']);
    return {
      values: pickPersistableValues(fields, values),
      lastAttempt: hasAttempt
        ? { key: lastAttempt['key'] as string, values: pickPersistableValues(fields, lastAttempt['values'] as object) }
        : undefined,
    };
  } catch {
    return { values: {} };
  }
}

/**
 * What an address fills in, in the fields that may be filled by a link: `?brand=kohler&about=Taps`. What a list does not offer is
 * ignored, as is what is no day and no hour; a text is one plain line of at most 150 characters. A board is filled
 * in by `board-param`.
 */
export function parsePrefill(params: FormValues, fields: readonly FieldRule[]): Record<string, string> {
  const linkable = fields.filter(({ fromLink, kind }) => fromLink && kind !== 'board');
  const lines = Object.entries(params).map(([name, value = '']) => [name, toSingleLine(value)]);
  const prefilled = pickPersistableValues(linkable, Object.fromEntries(lines) as FormValues);
  const invalid = findInvalidFields(linkable, prefilled);
  return Object.fromEntries(Object.entries(prefilled).filter(([name]) => !invalid.includes(name)));
}

/**
 * What a form begins with: what its address fills in, then the draft. Where the address chooses otherwise than the draft, the
 * line that an earlier link left there goes with the choice that it belonged to.
 */
export function getInitialValues(draft: FormValues, params: FormValues, fields: readonly FieldRule[]): FormValues {
  const prefilled = parsePrefill(params, fields);
  const hasOtherChoice = fields.some(({ name, choices }) => choices && prefilled[name] && draft[name] && prefilled[name] !== draft[name]);
  const dropped = fields.filter(({ fromLink, kind }) => hasOtherChoice && fromLink && kind === 'text').map(({ name }) => name);
  return { ...Object.fromEntries(Object.entries(draft).filter(([name]) => !dropped.includes(name))), ...prefilled };
}

const areValuesEqual = (first: FormValues, second: FormValues): boolean =>
  [...new Set([...Object.keys(first), ...Object.keys(second)])].every((name) => first[name] === second[name]);

/**
 * The draft with the key under which it is sent now. The same words again keep their key, so that a try after a lost answer is
 * stored once; other words are another inquiry, and take a new one.
 */
export function withIdempotencyKey({ values, lastAttempt }: Draft, newKey: () => string): Draft & { lastAttempt: SubmitAttempt } {
  const isRetry = lastAttempt !== undefined && areValuesEqual(lastAttempt.values, values);
  return { values, lastAttempt: { key: isRetry ? lastAttempt.key : newKey(), values } };
}
