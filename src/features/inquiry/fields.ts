import { isTooLong, problemsOf, type Values } from '../../logic/form-problems';
import type { Option } from '../../ui/field/field';

type Input = Queries.InquiryFormFragment['inputs'][number];

/** A field with what may be chosen in it, wherever that comes from. */
export interface FormField {
  input: Input;
  options: Option[];
  rule: Pick<Input, 'name' | 'kind' | 'required'> & { fromLink: boolean; choices: string[] | undefined };
}

/** What is wrong in which field, in words. */
export type Problems = Readonly<Record<string, string>>;

const optionsOf = ({ options, options_from }: Input, sources: Record<string, Option[]>): Option[] =>
  options_from ? (sources[options_from] ?? []) : (options ?? []).map((label) => ({ value: label, label }));

/** The fields of a form, with the choices that come from other content by where they come from. */
export const fieldsOf = (inputs: readonly Input[], sources: Record<string, Option[]>): FormField[] =>
  inputs.map((input) => {
    const { name, kind, required, from_link } = input;
    const options = optionsOf(input, sources);
    const isChosen = kind === 'choice' || kind === 'select';
    const choices = isChosen ? options.map(({ value }) => value) : undefined;
    return { input, options, rule: { name, kind, required, fromLink: from_link === true, choices } };
  });

/** What is missing or wrong, each in its field's own words. A day must come after `today` (`YYYY-MM-DD`). */
export function findProblems(
  fields: readonly FormField[],
  values: Values,
  today: string,
  words: { readonly problem: string; readonly too_long: string },
): Problems {
  const wrong = problemsOf(
    fields.map(({ rule }) => rule),
    values,
    today,
  );
  const told = fields
    .filter(({ rule }) => wrong.includes(rule.name))
    .map(({ input: { name, kind, problem } }) => [name, isTooLong(kind, values[name] ?? '') ? words.too_long : (problem ?? words.problem)]);
  return Object.fromEntries(told) as Problems;
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
    .map(({ input: { name, label }, options }) => {
      const given = values[name]?.trim() ?? '';
      return { label, value: options.find(({ value }) => value === given && given !== '')?.label ?? given };
    })
    .filter(({ value }) => value !== '');
