import { usDate } from '../../logic/dates';
import { type FieldRule, isTooLong, problemsOf, type Values } from '../../logic/form-problems';
import { closedDays, type ClosedWords, closedInWords, generalHours, type OpenShowroom } from '../../logic/visit';
import type { Option } from '../../ui/field/option';

type Input = Queries.InquiryFormFragment['inputs'][number];

/** A field with what may be chosen in it, wherever that comes from. */
export interface FormField {
  input: Input;
  options: Option[];
  rule: FieldRule;
}

/** What is wrong in which field, in words. */
export type Problems = Readonly<Record<string, string>>;

const same = (value: string): Option => ({ value, label: value });

const optionsOf = (
  { kind, options, options_from }: Input,
  sources: Record<string, Option[]>,
  showrooms: readonly OpenShowroom[],
): Option[] => {
  if (kind === 'hour') return generalHours(showrooms).map(same);
  return options_from ? (sources[options_from] ?? []) : (options ?? []).map(same);
};

/** The fields of a form, with the choices that come from other content by where they come from, and hours from those of the showrooms. */
export const fieldsOf = (inputs: readonly Input[], sources: Record<string, Option[]>, showrooms: readonly OpenShowroom[]): FormField[] =>
  inputs.map((input) => {
    const { name, kind, required, from_link, days_of, day } = input;
    const options = optionsOf(input, sources, showrooms);
    const isChosen = kind === 'choice' || kind === 'select';
    const choices = isChosen ? options.map(({ value }) => value) : undefined;
    const rule = { name, kind, required, fromLink: from_link === true, choices, daysOf: days_of ?? undefined, day: day ?? undefined };
    return { input, options, rule };
  });

/** What is known where a form is looked through. */
export interface Circumstances {
  /** The day in Manila (`YYYY-MM-DD`): another day must come after it. */
  today: string;
  showrooms: readonly OpenShowroom[];
  words: ClosedWords & { readonly problem: string; readonly too_long: string };
}

/** What is missing or wrong, each in its field's own words. */
export function findProblems(fields: readonly FormField[], values: Values, { today, showrooms, words }: Circumstances): Problems {
  const rules = fields.map(({ rule }) => rule);
  const closed = Object.entries(closedDays(rules, values, showrooms, today)).map(([name, one]) => [name, closedInWords(one, words, today)]);
  const wrong = problemsOf(rules, values, today);
  const told = fields
    .filter(({ rule }) => wrong.includes(rule.name))
    .map(({ input: { name, kind, problem } }) => [name, isTooLong(kind, values[name] ?? '') ? words.too_long : (problem ?? words.problem)]);
  return Object.fromEntries([...told, ...closed]) as Problems;
}

/** A label and what stands beside it. */
export interface Told {
  label: string;
  value: string;
}

/** What was chosen of what a link may fill in: what the form was about. */
export const aboutOf = (fields: readonly FormField[], values: Values): Told[] =>
  fields
    .filter(({ rule }) => rule.fromLink)
    .map(({ input: { name, label, kind }, options }) => {
      const given = values[name]?.trim() ?? '';
      // The first line of a board is its title.
      if (kind === 'board') return { label, value: /^(?!https?:).*/.exec(given)?.[0] ?? '' };
      if (kind === 'date' && given !== '') return { label, value: usDate(given) };
      return { label, value: options.find(({ value }) => value === given && given !== '')?.label ?? given };
    })
    .filter(({ value }) => value !== '');
