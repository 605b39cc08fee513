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
 * have letters of any script; the service writes it in Punycode. Mail programs read `=?utf-8?q?…?=` as the text that it encodes (RFC 2047).
 */
const emailPattern =
  /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u;
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
 * Signs that nobody sees and no word needs: soft hyphens, spaces of no width, marks of direction, the place of an object. Those that join the
 * parts of an emoji or the letters of some scripts stay.
 */
const invisibleSigns = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/g;
/** More marks on a letter than any script has (UAX 15, Stream-Safe Text): what puts them in order takes the square of their number. */
const surplusMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;
/** What is chosen is a text of the content, and compared as it is. */
const chosenKinds = ['choice', 'checkboxes', 'select', 'reply'];

/** The text between the signs of a sentence, and quotation marks and brackets that are its own. */
function dropEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (end > 0 && ' .,;:!"\'”’»›)]>/'.includes(text[end - 1]!)) end -= 1;
  while (start < end && ' "\'“‘«‹([<'.includes(text[start]!)) start += 1;
  return text.slice(start, end);
}

/** An e-mail address without what is copied with it: a name around it, the start of a link, the signs of a sentence. */
function cleanEmail(text: string): string {
  const [, inBrackets = text] = /^[^<>]*<([^<>]*)>[ .,;]*$/.exec(text) ?? [];
  const [, inLink = inBrackets] = /^\W*(?:mailto|e-?mail):[ /]*([^?]*)/i.exec(inBrackets) ?? [];
  return dropEnds(inLink.replaceAll('。', '.')).replace(/ ?@ ?/g, '@');
}

const cleanPhone = (text: string): string =>
  text
    .replace(/^\s*tel:/i, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/**
 * A value as it is checked, shown and stored: the one place where values are cleaned, in the browser, the service and its commands. Programs
 * paste signs that nobody sees, other kinds of spaces and line breaks, control characters of Windows-1252 and decomposed letters; in an
 * address or a number, signs of full width. A value of nothing else is empty.
 */
export function cleanValue(kind: string, text: string): string {
  const [breaks, space] = multilineKinds.includes(kind)
    ? ([/[\v\f\u0085\u2028\u2029]/g, '\n'] as const)
    : ([/[\t\v\f\u0085\u2028\u2029]/g, ' '] as const);
  const lines = text.replace(/\r\n?/g, '\n').replace(breaks, space).trim();
  if (chosenKinds.includes(kind)) return lines;
  const value = lines
    .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x91] ?? '')
    .replace(invisibleSigns, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(surplusMarks, '$1')
    .normalize()
    .trim();
  if (!/[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value)) return '';
  if (kind !== 'email' && kind !== 'tel') return value;
  const plain = value.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return kind === 'email' ? cleanEmail(plain) : cleanPhone(plain);
}

/** The values of a form, cleaned. Others than those of its fields stay as they are. */
export const cleanValues = (fields: readonly Pick<FieldRule, 'name' | 'kind'>[], values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(fields.flatMap(({ name, kind }) => (values[name] ? [[name, cleanValue(kind, values[name])]] : []))),
});

const getMaxLength = (kind: string): number => maxLengths[kind] ?? defaultMaxLength;

/** How long all values of a form together may be, in UTF-16 units: the service takes a body of that, and the content check holds forms to it. */
export const maxFormLength = 20_000;

/** How long all values of a form can be, in UTF-16 units. */
export const countFormLength = (fields: readonly { readonly kind: string }[]): number =>
  fields.reduce((sum, { kind }) => sum + getMaxLength(kind), 0);

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
  const cleaned = cleanValues(fields, values);
  const missing = findMissingContact(fields, cleaned);
  return fields.filter((field) => field.name === missing || isInvalid(field, cleaned[field.name] ?? '', today)).map(({ name }) => name);
}

/** Whether a text is a valid e-mail address in a form, as soon as it is cleaned. */
export const isEmail = (text: string): boolean =>
  findInvalidFields([{ name: 'email', kind: 'email', required: true }], { email: text }).length === 0;

/**
 * The name of the field that people neither see nor reach. No heuristic of a browser or a password manager takes it for something that it
 * knows: it has no part of a word such as name, mail, site, city or code.
 */
export const trapName = '_margin';
