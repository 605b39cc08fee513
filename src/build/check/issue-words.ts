import type { z } from 'zod';
import { instead, listed } from './near';
import { fieldsOf } from './schema-walk';
import { capital, found, plain, purpose, shown, subjectName, type Subject } from './subject';

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
};

const nameOf = ({ path }: Subject) => capital(subjectName(path));
const what = (subject: Subject) => purpose(subject) ?? 'what belongs there';

function missing(subject: Subject): string {
  const name = String(subject.path.at(-1));
  const use = purpose(subject);
  return `\`${name}\` is missing. Add \`${name}:\`${use === undefined ? '' : ` (${use})`}.`;
}

function empty(subject: Subject, isList: boolean): string {
  const { path, schema } = subject;
  if (path.length === 0) return `The file is empty. ${isList ? 'A list with no entries is written `[]`.' : 'Write its fields.'}`;
  const out =
    typeof path.at(-1) === 'number' ? ', or take its hyphen out' : schema?.def.type === 'optional' ? ', or take the line out' : '';
  return `${nameOf(subject)} is empty. Write ${what(subject)}${out}.`;
}

function quotes(value: unknown): string {
  if (typeof value !== 'object') return `Put it in quotes: '${plain(value)}'.`;
  return 'A text that begins with `{`, `[` or a hyphen, or in which a space follows a colon, needs quotes round it.';
}

function below({ path, schema, value }: Subject): string {
  const fields = Object.keys(fieldsOf(schema, value) ?? {}).map((name) => `${name}:`);
  return `Write its fields${path.length === 0 ? '' : ' below it, indented'}${fields.length > 0 ? `: ${listed(fields)}` : ''}.`;
}

/** What a number or a truth should be that was written where a text of a certain shape belongs. */
function rightShape({ schema, value }: Subject): string | undefined {
  const issue = typeof value === 'object' ? undefined : schema?.safeParse(plain(value)).error?.issues[0];
  return issue?.code === 'invalid_format' ? issue.message : undefined;
}

function wrongKind(expected: string, subject: Subject): string {
  const { value } = subject;
  const name = nameOf(subject);
  const right = expected === 'string' ? rightShape(subject) : undefined;
  if (right !== undefined) return `${name} is ${found(value)}. It should be ${right}.`;
  if (expected === 'boolean') return `${name} is ${found(value)}. Write \`true\` or \`false\`.`;
  const mends: Record<string, string> = {
    string: quotes(value),
    array: 'Begin each entry on a line of its own with a hyphen and a space.',
    object: below(subject),
  };
  const digits = typeof value === 'number' ? 'Write it without a fraction.' : 'Write it in digits, without quotes.';
  return `${name} is ${found(value)}, not ${kinds[expected] ?? 'what belongs there'}. ${mends[expected] ?? digits}`;
}

function wrongSize(subject: Subject, ofList: string, ofNumber: string): string {
  const { value } = subject;
  if (!Array.isArray(value)) return `${nameOf(subject)} is ${shown(value)}. It must be ${ofNumber}.`;
  return `${nameOf(subject)} has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}. It needs ${ofList}.`;
}

function choicesOf(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options?.map(String) : undefined;
}

function wrongValue(issue: z.core.$ZodIssue, subject: Subject): string {
  const { value } = subject;
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, subject);
    case 'too_small':
      return wrongSize(subject, `at least ${issue.minimum}`, `${issue.minimum} or more`);
    case 'too_big':
      return wrongSize(subject, `at most ${issue.maximum}`, `${issue.maximum} or less`);
    case 'custom':
      if (typeof value === 'object') return `The fields here do not fit together. Right is: ${issue.message}.`;
      return `${nameOf(subject)} is ${shown(value)}. It should be ${issue.message}.`;
    case 'invalid_format':
      return `${nameOf(subject)} is ${shown(value)}. It should be ${issue.message}.`;
    default:
      return `${nameOf(subject)} cannot be ${shown(value)}. Write ${what(subject)}.`;
  }
}

/** An issue of Zod in words for an editor, without the words of Zod. */
export function issueWords(issue: z.core.$ZodIssue, subject: Subject): string {
  const { value } = subject;
  const choices = choicesOf(issue);
  if (value === undefined) return `${missing(subject)}${choices ? ` The choices are ${listed(choices)}.` : ''}`;
  if (value === null || plain(value).trim() === '') return empty(subject, 'expected' in issue && issue.expected === 'array');
  if (!choices) return wrongValue(issue, subject);
  return `${nameOf(subject)} is ${shown(value)}, which is none of the choices. ${instead(plain(value), choices, 'The choices are')}`.trim();
}
