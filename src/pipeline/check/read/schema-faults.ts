import { z } from 'zod';
import { capitalize } from '../../../domain/number-words';
import { findGroup, findFieldAt, getFileJsonSchema, type JsonSchema, type SchemaField } from '../../../schema/json-schema';
import { createFault, type Fault } from '../report';
import { formatSuggestion, formatNames, toPlainText, formatValue, formatSubjectName, findClosestName, formatClosestName } from '../wording';
import { getOffset, getKeyOffset, getValueAt, type FieldPath, type SourceFile } from './source-file';

/** What a fault of shape is about: the path, the field of the schema and the value. */
interface IssueSubject {
  path: FieldPath;
  field: SchemaField | undefined;
  value: unknown;
}

const uncapitalize = (text: string) => (/^[A-Z][a-z]*(?:[ ,:]|$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** The description of a field in its schema, with a lower-case first letter. */
function getPurpose({ field }: IssueSubject): string | undefined {
  const description = field?.schema.description;
  return description === undefined ? undefined : uncapitalize(description);
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${formatValue(value)}`;
  return typeof value === 'number' ? `the number ${value}` : formatValue(value);
}

const getSubjectLabel = ({ path }: IssueSubject) => capitalize(formatSubjectName(path));
const describeExpected = (subject: IssueSubject) => getPurpose(subject) ?? 'what belongs there';

function formatMissing(subject: IssueSubject): string {
  const name = String(subject.path.at(-1));
  const use = getPurpose(subject);
  return `\`${name}\` is missing. Add \`${name}:\`${use === undefined ? '' : ` (${use})`}.`;
}

function formatEmpty(subject: IssueSubject, isList: boolean): string {
  const { path, field } = subject;
  if (path.length === 0) return `The file is empty. ${isList ? 'A list with no entries is written `[]`.' : 'Write its fields.'}`;
  const out = typeof path.at(-1) === 'number' ? ', or take its hyphen out' : field?.isRequired === false ? ', or take the line out' : '';
  return `${getSubjectLabel(subject)} is empty. Write ${describeExpected(subject)}${out}.`;
}

function formatQuoteAdvice(value: unknown): string {
  if (typeof value !== 'object') return `Put it in quotes: '${toPlainText(value)}'.`;
  return 'A text that begins with `{`, `[` or a hyphen, or in which a space follows a colon, needs quotes round it.';
}

function formatFieldAdvice({ path, field, value }: IssueSubject): string {
  const fields = Object.keys(findGroup(field?.schema, value)?.properties ?? {}).map((name) => `${name}:`);
  return `Write its fields${path.length === 0 ? '' : ' below it, indented'}${fields.length > 0 ? `: ${formatNames(fields)}` : ''}.`;
}

/** What a number or a truth should be that was written where a text of a certain shape belongs. */
function getExpectedFormat({ field, value }: IssueSubject): string | undefined {
  const { pattern, patternMessage } = field?.schema ?? {};
  if (typeof value === 'object' || pattern === undefined) return undefined;
  return new RegExp(pattern).test(toPlainText(value)) ? undefined : patternMessage;
}

function formatWrongType(expected: string, subject: IssueSubject): string {
  const { value } = subject;
  const name = getSubjectLabel(subject);
  const right = expected === 'string' ? getExpectedFormat(subject) : undefined;
  if (right !== undefined) return `${name} is ${describeValue(value)}. It should be ${right}.`;
  if (expected === 'boolean') return `${name} is ${describeValue(value)}. Write \`true\` or \`false\`.`;
  const digits = typeof value === 'number' ? 'Write it without a fraction.' : 'Write it in digits, without quotes.';
  const mends: Record<string, string> = {
    string: `text. ${formatQuoteAdvice(value)}`,
    number: `a whole number. ${digits}`,
    int: `a whole number. ${digits}`,
    array: 'a list. Begin each entry on a line of its own with a hyphen and a space.',
    object: `a group of fields. ${formatFieldAdvice(subject)}`,
  };
  return `${name} is ${describeValue(value)}, not ${mends[expected] ?? `what belongs there. ${digits}`}`;
}

function formatWrongSize(subject: IssueSubject, ofList: string, ofNumber: string): string {
  const { value } = subject;
  if (!Array.isArray(value)) return `${getSubjectLabel(subject)} is ${formatValue(value)}. It must be ${ofNumber}.`;
  return `${getSubjectLabel(subject)} has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}. It needs ${ofList}.`;
}

function getChoices(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options?.map(String) : undefined;
}

function formatWrongValue(issue: z.core.$ZodIssue, subject: IssueSubject): string {
  const { value } = subject;
  switch (issue.code) {
    case 'invalid_type':
      return formatWrongType(issue.expected, subject);
    case 'too_small':
      return formatWrongSize(subject, `at least ${issue.minimum}`, `${issue.minimum} or more`);
    case 'too_big':
      return formatWrongSize(subject, `at most ${issue.maximum}`, `${issue.maximum} or less`);
    case 'custom':
      if (typeof value === 'object') return `The fields here do not fit together. Right is: ${issue.message}.`;
      return `${getSubjectLabel(subject)} is ${formatValue(value)}. It should be ${issue.message}.`;
    case 'invalid_format':
      return `${getSubjectLabel(subject)} is ${formatValue(value)}. It should be ${issue.message}.`;
    default:
      return `${getSubjectLabel(subject)} cannot be ${formatValue(value)}. Write ${describeExpected(subject)}.`;
  }
}

/** An issue of Zod in words for an editor, without the words of Zod. */
function getIssueMessage(issue: z.core.$ZodIssue, subject: IssueSubject): string {
  const { value } = subject;
  const choices = getChoices(issue);
  if (value === undefined) return `${formatMissing(subject)}${choices ? ` The choices are ${formatNames(choices)}.` : ''}`;
  if (value === null || toPlainText(value).trim() === '') return formatEmpty(subject, 'expected' in issue && issue.expected === 'array');
  if (!choices) return formatWrongValue(issue, subject);
  return `${getSubjectLabel(subject)} is ${formatValue(value)}, which is none of the choices. ${formatSuggestion(toPlainText(value), choices, 'The choices are')}`.trim();
}

const getIssuePath = (issue: z.core.$ZodIssue) => issue.path as (string | number)[];

function createUnknownFieldFault(source: SourceFile, schema: JsonSchema, value: unknown, parent: FieldPath, key: string): Fault {
  const group = getValueAt(value, parent);
  const names = Object.keys(findGroup(findFieldAt(schema, value, parent)?.schema, group)?.properties ?? {});
  const free = names.filter((name) => !(name in (group as object)));
  const advice = formatClosestName(findClosestName(key, free), formatSuggestion(key, names, 'The fields here are'));
  return createFault(source, getKeyOffset(source, [...parent, key]), `\`${key}\` is no field here. ${advice}`.trim());
}

/** Whether a missing field is an unknown field beside it with a misspelled name: that is one fault, not two. */
function isMisspelled(issue: z.core.$ZodIssue, unknown: readonly z.core.$ZodIssueUnrecognizedKeys[], value: unknown): boolean {
  const path = getIssuePath(issue);
  const name = path.at(-1);
  if (typeof name !== 'string' || getValueAt(value, path) !== undefined) return false;
  const parent = path.slice(0, -1).join('/');
  return unknown.some((other) => other.path.join('/') === parent && other.keys.some((key) => findClosestName(key, [name]) !== undefined));
}

/** The faults that the schema finds in a file, and the paths whose values are invalid. */
export function findSchemaFaults(source: SourceFile, value: unknown): { faults: Fault[]; invalidPaths: ReadonlySet<string> } {
  const schema = getFileJsonSchema(source.kind);
  const { format, schema: kindSchema } = source.kind;
  const issues = (format === 'list' ? z.array(kindSchema) : kindSchema).safeParse(value).error?.issues ?? [];
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const invalidPaths = new Set<string>();
  const faults = unknown.flatMap(({ path, keys }) =>
    keys.map((key) => createUnknownFieldFault(source, schema, value, path as FieldPath, key)),
  );
  for (const issue of issues) {
    const path = getIssuePath(issue);
    const key = path.join('/');
    if (issue.code === 'unrecognized_keys' || invalidPaths.has(key)) continue;
    const subject = { path, field: findFieldAt(schema, value, path), value: getValueAt(value, path) };
    if (issue.code !== 'custom' || typeof subject.value !== 'object') invalidPaths.add(key);
    const offset = getOffset(source, path);
    // What a comment hides is no other fault.
    const [, hidden] = subject.value === null ? (/^[^\n:]*:?[ \t]+(#\S[^\r\n]*)/.exec(source.text.slice(offset)) ?? []) : [];
    const comment = `${getSubjectLabel(subject)} is empty: behind a space, \`#\` begins a comment. Put it in quotes: '${hidden}'.`;
    const message = hidden === undefined ? getIssueMessage(issue, subject) : comment;
    if (!isMisspelled(issue, unknown, value)) faults.push(createFault(source, offset, message));
  }
  return { faults, invalidPaths };
}
