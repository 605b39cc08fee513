import { formatUsDate } from '../../domain/dates';
import { type FieldRule, isTooLong, findInvalidFields, type FormValues } from '../../domain/forms/form-validation';
import {
  findClosedDays,
  type ClosedDayMessages,
  formatClosedMessage,
  getAllVisitHours,
  type VisitShowroom,
} from '../../domain/forms/visit';
import type { FieldOption } from '../../ui/field/choice-input';
import { parseFileNames } from './file-line';

type Input = Queries.InquiryFormFragment['inputs'][number];

/** A field with its options, wherever they come from. */
export interface FormField {
  input: Input;
  options: FieldOption[];
  rule: FieldRule;
}

/** Error messages by field name. */
export type FieldProblems = Readonly<Record<string, string>>;

const toOption = (value: string): FieldOption => ({ value, label: value });

/** The fields of a form. `sources` has the options that come from other content; hours come from the showrooms. */
export const createFormFields = (
  inputs: readonly Input[],
  sources: Record<string, FieldOption[]>,
  showrooms: readonly VisitShowroom[],
): FormField[] =>
  inputs.map((input) => {
    const { name, kind, required, options_from, from_link, days_of, day } = input;
    const ownOptions = kind === 'hour' ? getAllVisitHours(showrooms) : (input.options ?? []);
    const options = options_from ? (sources[options_from] ?? []) : ownOptions.map(toOption);
    const isChosen = ['choice', 'checkboxes', 'select'].includes(kind);
    const choices = isChosen ? options.map(({ value }) => value) : undefined;
    const rule = { name, kind, required, fromLink: from_link === true, choices, daysOf: days_of ?? undefined, day: day ?? undefined };
    return { input, options, rule };
  });

/** What validation needs besides the values. */
interface ValidationContext {
  /** Today in Manila (`YYYY-MM-DD`); a chosen day must be later. */
  today: string;
  showrooms: readonly VisitShowroom[];
  messages: ClosedDayMessages & { readonly problem: string; readonly too_long: string };
}

/** The error message of each invalid field. */
export function findProblems(
  fields: readonly FormField[],
  values: FormValues,
  { today, showrooms, messages }: ValidationContext,
): FieldProblems {
  const rules = fields.map(({ rule }) => rule);
  const closed = Object.entries(findClosedDays({ rules, values, showrooms, today })).map(([name, closedDay]) => [
    name,
    formatClosedMessage(closedDay, messages, today),
  ]);
  const invalid = findInvalidFields(rules, values, today);
  const problems = fields
    .filter(({ rule }) => invalid.includes(rule.name))
    .map(({ input: { name, kind, problem } }) => [
      name,
      isTooLong(kind, values[name] ?? '') ? messages.too_long : (problem ?? messages.problem),
    ]);
  return Object.fromEntries([...problems, ...closed]) as FieldProblems;
}

/** A label and its value. */
export interface SummaryRow {
  label: string;
  value: string;
}

/** The values of the fields that a link can fill, and the names of the files: what the form was about. */
export const getSubmissionSummary = (fields: readonly FormField[], values: FormValues): SummaryRow[] =>
  fields
    .filter(({ rule }) => rule.fromLink || rule.kind === 'files')
    .map(({ input: { name, label, kind }, options }) => {
      const submitted = values[name]?.trim() ?? '';
      // The first line of a board is its title.
      if (kind === 'board') return { label, value: /^(?!https?:).*/.exec(submitted)?.[0] ?? '' };
      if (kind === 'files') return { label, value: parseFileNames(submitted).join(' · ') };
      if (kind === 'date' && submitted !== '') return { label, value: formatUsDate(submitted) };
      const chosen = options.filter(({ value }) => submitted.split('\n').includes(value));
      return { label, value: chosen.length > 0 ? chosen.map((option) => option.label).join(', ') : submitted };
    })
    .filter(({ value }) => value !== '');
