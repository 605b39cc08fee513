import type { FieldRule, Values } from './form-problems';

/** What was written into a form and not yet stored, as the tab keeps it. */
export interface Draft {
  values: Record<string, string>;
  /** The last try to send it: the key it went under, and what was written then. */
  tried?: Try | undefined;
}

interface Try {
  key: string;
  values: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A consent is given anew each time, and what is no longer offered cannot be chosen. */
const isKept = ({ kind, choices }: FieldRule, value: unknown): value is string =>
  kind !== 'consent' && typeof value === 'string' && value !== '' && (choices?.includes(value) ?? true);

/** What a draft holds of what stands in the fields: no consent, nothing empty, nothing that is no field of the form. */
export const worthKeeping = (fields: readonly FieldRule[], values: object): Record<string, string> =>
  Object.fromEntries(
    fields
      .map((field): [FieldRule, unknown] => [
        field,
        Object.hasOwn(values, field.name) ? values[field.name as keyof typeof values] : undefined,
      ])
      .filter((pair): pair is [FieldRule, string] => isKept(...pair))
      .map(([{ name }, value]) => [name, value]),
  );

/** The draft as the tab kept it; an unreadable one counts as none. */
export function readDraft(fields: readonly FieldRule[], kept: string | null): Draft {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    if (!isRecord(read) || !isRecord(read['values'])) return { values: {} };
    const { values, tried } = read;
    const isTried = isRecord(tried) && typeof tried['key'] === 'string' && isRecord(tried['values']);
    return {
      values: worthKeeping(fields, values),
      tried: isTried ? { key: tried['key'] as string, values: worthKeeping(fields, tried['values'] as object) } : undefined,
    };
  } catch {
    return { values: {} };
  }
}

/** What an address chooses in the lists of a form: `?brand=kohler`. Anything that is not offered there is ignored. */
export function chosenBy(given: Values, fields: readonly FieldRule[]): Record<string, string> {
  const lists = fields.filter(({ kind, choices }) => kind === 'select' && choices !== undefined);
  return worthKeeping(lists, given);
}

const sameValues = (one: Values, other: Values): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);

/**
 * The draft with the key under which it is sent now. The same words again keep their key, so that a try after a lost answer is
 * stored once; other words are another inquiry, and take a new one.
 */
export function trying({ values, tried }: Draft, newKey: () => string): Draft & { tried: Try } {
  const isAgain = tried !== undefined && sameValues(tried.values, values);
  return { values, tried: { key: isAgain ? tried.key : newKey(), values } };
}
