import { isValidDay } from '../dates';
import { findMissingContact } from './reply';

/** The properties of a form field that validation reads. */
export interface FieldRule {
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
  /** The allowed values; undefined allows any. */
  readonly choices?: readonly string[] | undefined;
  /** Whether the query of the URL may prefill it. */
  readonly fromLink?: boolean;
  /** For a date: the name of the field with the showroom whose opening hours apply. */
  readonly daysOf?: string | undefined;
  /** For an hour: the name of the field with its date. */
  readonly day?: string | undefined;
}

/** The values of the fields by name; an unchecked box or a missing choice is absent or empty. Several checked boxes have a line each. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/**
 * One mailbox by the rules of `<input type="email">`, in a domain that can exist: with a dot, and no number at its end. The domain may
 * have letters of any script; the service writes it in Punycode.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u;
/** A local number has seven digits. People read the rest: an extension, a second number. */
const phonePattern = /(?:\d\D*){7}/;
/** A time of day in the form of the content, `9:30 AM`. */
const timePattern = /^(?:1[0-2]|[1-9]):[0-5]\d [AP]M$/;
/** Characters that a single line must not contain: control characters and lone surrogates. */
const disallowedInLine = /[\p{Cc}\p{Cs}]/u;
/** The same for a text with several lines, which may contain line breaks and tabs. */
const disallowedInText = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** The maximum length of a value by kind of field, in UTF-16 units. 254 is the limit for e-mail addresses (RFC 5321, erratum 1690). */
export const maxLengths: Readonly<Record<string, number>> = {
  email: 254,
  tel: 40,
  textarea: 4000,
  board: 8000,
  files: 1000,
  date: 10,
  consent: 3,
};
const defaultMaxLength = 200;
/** The kinds that may have several lines. The value of a board is a text that the page formats, that of files and checkboxes a line for each. */
const multilineKinds = ['textarea', 'board', 'files', 'checkboxes'];

/** Whether a value is one of the choices of its field; of checkboxes, each line. A field without choices allows any. */
export const isOffered = ({ kind, choices }: Pick<FieldRule, 'kind' | 'choices'>, value: string): boolean =>
  choices === undefined || (kind === 'checkboxes' ? value.split('\n') : [value]).every((line) => choices.includes(line));

const validators: Record<string, (value: string, rule: FieldRule, today: string) => boolean> = {
  email: (value) => emailPattern.test(value),
  tel: (value) => phonePattern.test(value),
  date: (value, _, today) => isValidDay(value) && value > today,
  hour: (value) => timePattern.test(value),
  choice: (value, rule) => isOffered(rule, value),
  checkboxes: (value, rule) => isOffered(rule, value),
  select: (value, rule) => isOffered(rule, value),
  reply: (value, rule) => isOffered(rule, value),
  consent: (value) => value === 'yes',
};

/** The signs that Windows-1252 has in the place of the control characters from U+0091. */
const windowsSigns = '‘’“”•–—';

/**
 * A value as it is checked and stored. Programs paste signs that nobody sees: other kinds of line breaks, control characters of
 * Windows-1252, and in a telephone number marks of direction, and dashes and spaces of every width. A value of nothing else is empty.
 */
export function cleanValue(kind: string, text: string): string {
  const value = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, multilineKinds.includes(kind) ? '\n' : ' ')
    .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x91] ?? '')
    .trim();
  if (!/[^\s\p{Cf}]/u.test(value)) return '';
  if (kind !== 'tel') return value;
  return value
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

const getMaxLength = (kind: string): number => maxLengths[kind] ?? defaultMaxLength;

/** The words for a value that is longer than its kind of field allows, with the number of characters; undefined where it is not. */
export const describeTooLong = (kind: string, value: string, words: string): string | undefined =>
  cleanValue(kind, value).length > getMaxLength(kind) ? `${words} ${getMaxLength(kind).toLocaleString('en')}.` : undefined;

function isInvalid(rule: FieldRule, value: string, today: string): boolean {
  const { kind, required } = rule;
  if (value === '') return required;
  if (value.length > getMaxLength(kind)) return true;
  if ((multilineKinds.includes(kind) ? disallowedInText : disallowedInLine).test(value)) return true;
  return !(validators[kind]?.(value, rule, today) ?? true);
}

/**
 * The names of the fields that are missing or invalid, in the order of the form. A date must be after `today` (`YYYY-MM-DD`, in
 * Manila); by default any existing day is valid.
 */
export function findInvalidFields(fields: readonly FieldRule[], values: FormValues, today = ''): string[] {
  const missing = findMissingContact(fields, values);
  return fields
    .filter((field) => field.name === missing || isInvalid(field, cleanValue(field.kind, values[field.name] ?? ''), today))
    .map(({ name }) => name);
}

/** Whether a text is a valid e-mail address in a form. */
export const isEmail = (value: string): boolean => !isInvalid({ name: '', kind: 'email', required: true }, value.trim(), '');

/**
 * The name of the field that people neither see nor reach. No heuristic of a browser or a password manager takes it for something that it
 * knows: it has no part of a word such as name, mail, site, city or code.
 */
export const trapName = '_margin';
