import type { z } from 'zod';
import { findGroup } from '../../schema/json-schema';
import { formatSuggestion, formatNames } from './closest-name';
import { capitalize, describeValue, toPlainText, getPurpose, formatValue, formatSubjectName, type IssueSubject } from './issue-subject';

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
};

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
  const mends: Record<string, string> = {
    string: formatQuoteAdvice(value),
    array: 'Begin each entry on a line of its own with a hyphen and a space.',
    object: formatFieldAdvice(subject),
  };
  const digits = typeof value === 'number' ? 'Write it without a fraction.' : 'Write it in digits, without quotes.';
  return `${name} is ${describeValue(value)}, not ${typeNames[expected] ?? 'what belongs there'}. ${mends[expected] ?? digits}`;
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
export function getIssueMessage(issue: z.core.$ZodIssue, subject: IssueSubject): string {
  const { value } = subject;
  const choices = getChoices(issue);
  if (value === undefined) return `${formatMissing(subject)}${choices ? ` The choices are ${formatNames(choices)}.` : ''}`;
  if (value === null || toPlainText(value).trim() === '') return formatEmpty(subject, 'expected' in issue && issue.expected === 'array');
  if (!choices) return formatWrongValue(issue, subject);
  return `${getSubjectLabel(subject)} is ${formatValue(value)}, which is none of the choices. ${formatSuggestion(toPlainText(value), choices, 'The choices are')}`.trim();
}
