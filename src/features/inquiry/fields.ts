import { formatDay, formatUsDate } from '../../domain/dates';
import { type FieldRule, findInvalidFields, type FormValues } from '../../domain/forms/form-validation';
import { describeValue, findNamedProblems } from '../../domain/forms/form-words';
import {
  findClosedDays,
  getAllVisitHours,
  getAvailableHours,
  hasEarlyHours,
  isUnknownDay,
  type VisitForm,
  type VisitShowroom,
} from '../../domain/forms/visit';
import { isContactKind, type ReplyChannel } from '../../domain/forms/reply';
import type { FieldOption, FieldProps } from '../../ui/field/field';
import { parseFileNames, setControlValue } from './draft';

type Input = Queries.InquiryFormFragment['inputs'][number];

/** A field with its options, wherever they come from. */
export interface FormField {
  input: Input;
  options: FieldOption[];
  rule: FieldRule;
  /** Whether it has a contact in a form that asks how to answer, where one contact is enough. */
  isContact: boolean;
}

/** Error messages by field name. */
export type FieldProblems = Readonly<Record<string, string>>;

const toOption = (value: string): FieldOption => ({ value, label: value });

/** The fields of a form. `sources` has the options that come from other content, `channels` the names of channels; hours come from the showrooms. */
export const createFormFields = (
  inputs: readonly Input[],
  sources: Record<string, FieldOption[]>,
  channels: Readonly<Record<ReplyChannel, string>>,
  showrooms: readonly VisitShowroom[],
): FormField[] => {
  const asksHow = inputs.some(({ kind }) => kind === 'reply');
  return inputs.map((input) => {
    const { name, kind, required, options_from, from_link, days_of, day } = input;
    const ownOptions = kind === 'hour' ? getAllVisitHours(showrooms) : (input.options ?? []);
    const channelOptions = input.channels?.map((value) => ({ value, label: channels[value as ReplyChannel] }));
    const options = options_from ? (sources[options_from] ?? []) : (channelOptions ?? ownOptions.map(toOption));
    const isChosen = ['reply', 'choice', 'checkboxes', 'select'].includes(kind);
    const choices = isChosen ? options.map(({ value }) => value) : undefined;
    const rule = { name, kind, required, fromLink: from_link === true, choices, daysOf: days_of ?? undefined, day: day ?? undefined };
    return { input, options, rule, isContact: asksHow && kind !== 'reply' && isContactKind(kind) };
  });
};

/**
 * A field as it is shown. The hours of the chosen day are radio buttons; before a day is chosen there is a hint instead. A day on which the
 * showroom is closed has a button that takes the next open one. Hours that nobody could confirm in time are left out, with a word.
 * @param visit null in the prerendered page, where an hour is a list of all hours, so that the form can be sent without scripts.
 */
export function getFieldView(
  { input, options, rule, isContact }: FormField,
  visit: VisitForm | null,
  messages: Readonly<Record<'no_hours' | 'day_first' | 'take_day' | 'early_hours' | 'unknown_day', string>>,
): Pick<FieldProps, 'field' | 'options' | 'defaultValue' | 'hasAlternative' | 'fix'> {
  if (rule.kind === 'reply') return { field: { ...input, kind: 'choice' }, options };
  if (rule.day === undefined) {
    const next = visit ? findClosedDays(visit)[rule.name]?.next : undefined;
    const hint = visit && isUnknownDay(rule, visit) ? messages.unknown_day : input.hint;
    if (!visit || next === undefined) return { field: { ...input, hint }, options, hasAlternative: isContact };
    const label = `${messages.take_day} ${formatDay(next, visit.today)}`;
    return { field: input, options, fix: { label, onClick: ({ currentTarget }) => setControlValue(currentTarget.form!, rule.name, next) } };
  }
  if (!visit) return { field: { ...input, kind: 'select', width: 'half' }, options };
  const hours = getAvailableHours(rule, visit);
  const hint = hasEarlyHours(rule, visit) ? messages.early_hours : input.hint;
  if (!hours?.length) return { field: { ...input, hint: hours ? (hint ?? messages.no_hours) : messages.day_first }, options: [] };
  return { field: { ...input, kind: 'choice', hint }, options: hours.map(toOption), defaultValue: visit.values[rule.name] };
}

/** The error message of each invalid field. */
export function findProblems(
  fields: readonly FormField[],
  visit: VisitForm,
  messages: Parameters<typeof findNamedProblems>[1] & { readonly problem: string },
): FieldProblems {
  const named = findNamedProblems(visit, messages);
  const invalid = [...findInvalidFields(visit.rules, visit.values, visit.today), ...Object.keys(named)];
  const problems = fields
    .filter(({ input: { name } }) => invalid.includes(name))
    .map(({ input: { name, problem } }): [string, string] => [name, named[name] ?? problem ?? messages.problem]);
  return Object.fromEntries(problems);
}

/** The problems that stay after a change of a field. One goes when its field, or one that its days or hours depend on, has made it valid. */
export function keepProblems(problems: FieldProblems, rules: readonly FieldRule[], changed: string, invalid: FieldProblems): FieldProblems {
  const isContactChanged = isContactKind(rules.find(({ name }) => name === changed)?.kind ?? '');
  const affected = rules
    .filter(({ name, kind, day, daysOf }) => [name, day, daysOf].includes(changed) || (isContactChanged && isContactKind(kind)))
    .map(({ name }) => name);
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name in invalid || !affected.includes(name)));
}

/** A label and its value. */
interface SummaryRow {
  label: string;
  value: string;
}

/** The values of the fields that a link can fill, and the names of the files: what the form was about. */
const getSubmissionSummary = (fields: readonly FormField[], values: FormValues): SummaryRow[] =>
  fields
    .filter(({ rule }) => rule.fromLink || ['files', 'reply'].includes(rule.kind))
    .map(({ input: { name, label, kind }, options }) => {
      const submitted = values[name] ?? '';
      // The first line of a board is its title.
      if (kind === 'board') return { label, value: /^(?!https?:).*/.exec(submitted)?.[0] ?? '' };
      if (kind === 'files') return { label, value: parseFileNames(submitted).join(' · ') };
      if (kind === 'date' && submitted !== '') return { label, value: formatUsDate(submitted) };
      return { label, value: describeValue(submitted, options) };
    })
    .filter(({ value }) => value !== '');

/** The data of a stored form. */
export interface Receipt {
  reference: string;
  sentAt: Date;
  /** When an answer is promised; null if none is. */
  dueAt: Date | null;
  summary: readonly SummaryRow[];
  /** The files that were left out, and why; empty for none. */
  leftOut: string;
  /** The showroom of a visit; undefined for other forms. */
  showroom: string | undefined;
  /** Whether the visitor is asked to write first, because the company cannot on the channel that was chosen. */
  isAskedToWrite: boolean;
}

/** The data of a form that the service has stored. */
export const toReceipt = (
  { reference, dueAt }: Pick<Receipt, 'reference' | 'dueAt'>,
  fields: readonly FormField[],
  values: FormValues,
  leftOut: string,
  sentAt: Date,
): Receipt => ({
  reference,
  sentAt,
  dueAt,
  leftOut,
  summary: getSubmissionSummary(fields, values),
  showroom: values[fields.find(({ rule }) => rule.daysOf !== undefined)?.rule.daysOf ?? ''],
  isAskedToWrite: fields.some(({ rule }) => rule.kind === 'reply' && values[rule.name] === 'messenger'),
});
