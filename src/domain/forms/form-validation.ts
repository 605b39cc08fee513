import { isValidDay } from '../dates/dates';

/** What the rules need to know of a form's field. */
export interface FieldRule {
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
  /** The values that may be chosen, where they are known. */
  readonly choices?: readonly string[] | undefined;
  /** Whether a link may fill it in. */
  readonly fromLink?: boolean;
  /** Of a day: the name of the field that chooses the showroom whose days count. */
  readonly daysOf?: string | undefined;
  /** Of an hour: the name of the field of its day. */
  readonly day?: string | undefined;
}

/** What stands in the fields, by name; an unticked box and an unmade choice are absent or empty. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** Something before and after one @, and a dot in the host: what RFC 5321 needs and a person can mistype. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** ITU-T E.164 allows 15 digits; a local number has at least 7. */
const phonePattern = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;
/** A time of day as content writes it, `9:30 AM`. */
const timePattern = /^(?:1[0-2]|[1-9]):[0-5]\d [AP]M$/;
/** What has no place in a line of text: Unicode's control characters, and halves of a pair. */
const disallowedInLine = /[\p{Cc}\p{Cs}]/u;
/** A text over several lines may also hold its line ends and tabs. */
const disallowedInText = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** The longest value of a field by its kind, in UTF-16 units. 254 is the longest e-mail address there is (RFC 5321, erratum 1690). */
export const maxLengths: Readonly<Record<string, number>> = { email: 254, tel: 40, textarea: 4000, board: 8000, date: 10, consent: 3 };
const defaultMaxLength = 200;
/** The kinds that may have several lines; a board is text that its page wrote. */
const multilineKinds = ['textarea', 'board'];

const validators: Record<string, (value: string, rule: FieldRule, today: string) => boolean> = {
  email: (value) => emailPattern.test(value),
  tel: (value) => phonePattern.test(value),
  date: (value, _, today) => isValidDay(value) && value > today,
  hour: (value) => timePattern.test(value),
  choice: (value, { choices }) => choices?.includes(value) ?? true,
  select: (value, { choices }) => choices?.includes(value) ?? true,
  consent: (value) => value === 'yes',
};

/** Whether more is written in a field than it takes. */
export const isTooLong = (kind: string, value: string): boolean => value.trim().length > (maxLengths[kind] ?? defaultMaxLength);

function isInvalid(rule: FieldRule, value: string, today: string): boolean {
  const { kind, required } = rule;
  if (value === '') return required;
  if (isTooLong(kind, value)) return true;
  if ((multilineKinds.includes(kind) ? disallowedInText : disallowedInLine).test(value)) return true;
  return !(validators[kind]?.(value, rule, today) ?? true);
}

/**
 * The names of the fields that are missing or wrong, in the form's order. A day must come after `today` (`YYYY-MM-DD`, in
 * Manila); without it any day that exists will do.
 */
export const findInvalidFields = (fields: readonly FieldRule[], values: FormValues, today = ''): string[] =>
  fields.filter((field) => isInvalid(field, values[field.name]?.trim() ?? '', today)).map(({ name }) => name);

/** Whether a text is an e-mail address as a form wants it. */
export const isEmail = (value: string): boolean => !isInvalid({ name: '', kind: 'email', required: true }, value.trim(), '');
