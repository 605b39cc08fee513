/** What the rules need to know of a form's field. */
export interface FieldRule {
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
}

/** What stands in the fields, by name; an unticked box and an unmade choice are absent or empty. */
export type Values = Readonly<Record<string, string | undefined>>;

/** Something before and after one @, and a dot in the host: what RFC 5321 needs and a person can mistype. */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** ITU-T E.164 allows 15 digits; a local number has at least 7. */
const phone = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;

function hasProblem({ kind, required }: FieldRule, value: string): boolean {
  if (value === '') return required;
  if (kind === 'email') return !email.test(value);
  if (kind === 'tel') return !phone.test(value);
  return false;
}

/** The names of the fields that are missing or wrong, in the form's order. */
export const problemsOf = (fields: readonly FieldRule[], values: Values): string[] =>
  fields.filter((field) => hasProblem(field, values[field.name]?.trim() ?? '')).map(({ name }) => name);
