import { problemsOf } from '../../logic/form-problems';
import { closedDays, closedInWords, strayHours } from '../../logic/visit';
import type { ServiceContent, ServiceForm } from '../../schema/service';
import { type FieldProblem, Problem } from './problem';
import type { Fields } from './read-body';

/** A form that was filled in rightly. */
export interface Submission {
  form: ServiceForm;
  /** Without spaces around them; what was left empty is left out. */
  values: Record<string, string>;
  /** The browser's own key, where its script sent one. */
  key: string | undefined;
  isSuspected: boolean;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Nobody reads a form and fills it in within two seconds. */
const quickest = 2000;

/** The fields that are ours, and whether each is as our page sends it. */
const own: Record<string, (value: unknown) => boolean> = {
  _type: (value) => typeof value === 'string',
  _key: (value) => typeof value === 'string' && (value === '' || uuid.test(value)),
  _elapsed: (value) => value === '' || ((typeof value === 'number' || typeof value === 'string') && Number(value) >= 0),
  _website: (value) => typeof value === 'string',
};

const isOwn = (name: string): boolean => Object.hasOwn(own, name);

const shortened = (name: string): string => name.slice(0, 64);

/** What a browser makes of line ends differs from what is written; one form is stored. */
const plain = (value: unknown): string => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '');

function faultsIn(fields: Fields, form: ServiceForm, { showrooms, words }: ServiceContent, today: string): [string, FieldProblem][] {
  const rules = form.inputs.map(({ choices, ...input }) => ({ ...input, choices: choices?.map(({ value }) => value) }));
  const values = Object.fromEntries(rules.map(({ name }) => [name, plain(fields[name])]));
  const closed = Object.entries(closedDays(rules, values, showrooms, today));
  const stray = Object.entries(strayHours(rules, values, showrooms, today));
  const unfit = Object.fromEntries([
    ...closed.map(([name, one]) => [name, closedInWords(one, words, today)] as const),
    ...stray.map(([name, hours]) => [name, `${words.visit_hours} ${hours.join(', ')}.`] as const),
  ]);
  const wrong = new Set([...problemsOf(rules, values, today), ...Object.keys(unfit)]);
  const strange = form.inputs.filter(({ name }) => fields[name] !== undefined && typeof fields[name] !== 'string');
  for (const { name } of strange) wrong.add(name);
  const names = new Set(form.inputs.map(({ name }) => name));
  const others = Object.keys(fields).filter((name) => (isOwn(name) ? !own[name]!(fields[name]) : !names.has(name)));
  return [
    ...form.inputs
      .filter(({ name }) => wrong.has(name))
      .map(({ name, label, problem }): [string, FieldProblem] => [name, { label, problem: unfit[name] ?? problem }]),
    ...others
      .slice(0, 10)
      .map((name): [string, FieldProblem] => [shortened(name), { label: shortened(name), problem: words.unknown_field }]),
  ];
}

/**
 * Reads what was sent of a form, by the very rules that the browser knows, and strictly: nothing else may be there.
 * `today` is a day in Manila.
 * @throws {Problem} 422 with every field that is missing, wrong or unknown.
 */
export function readSubmission(fields: Fields, content: ServiceContent, today: string): Submission {
  const { forms, words } = content;
  const form = forms.find(({ type }) => type === fields['_type']);
  if (!form) throw new Problem(422, 'many_problems', { fields: { _type: { label: '_type', problem: words.unknown_field } } });
  const faults = faultsIn(fields, form, content, today);
  if (faults.length > 0) throw new Problem(422, 'many_problems', { fields: Object.fromEntries(faults) });
  const values = form.inputs.map(({ name }) => [name, plain(fields[name])] as const).filter(([, value]) => value !== '');
  const { _key: key, _elapsed: elapsed, _website: website } = fields;
  const isQuick = elapsed !== undefined && elapsed !== '' && Number(elapsed) < quickest;
  return {
    form,
    values: Object.fromEntries(values),
    key: typeof key === 'string' && key !== '' ? key.toLowerCase() : undefined,
    isSuspected: isQuick || (website !== undefined && website !== ''),
  };
}
