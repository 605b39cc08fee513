import type { SchemaField } from '../../schema/json-schema';
import type { FieldPath } from './source-file';

/** What a fault of shape is about: the path, the field of the schema and the value. */
export interface IssueSubject {
  path: FieldPath;
  field: SchemaField | undefined;
  value: unknown;
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const uncapitalize = (text: string) => (/^[A-Z][a-z]*(?:[ ,:]|$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** A value nearly as an editor wrote it. */
export const toPlainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value between backquotes, cut when it is long. */
export function formatValue(value: unknown): string {
  const text = toPlainText(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

/** The type of a value. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${formatValue(value)}`;
  return typeof value === 'number' ? `the number ${value}` : formatValue(value);
}

/** The description of a field in its schema, with a lower-case first letter. */
export function getPurpose({ field }: IssueSubject): string | undefined {
  const description = field?.schema.description;
  return description === undefined ? undefined : uncapitalize(description);
}

/** `alt`, or entry 2 of `gallery`. */
export function formatSubjectName(path: FieldPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `\`${last}\``;
  const list = path.slice(0, -1);
  return `entry ${last + 1}${list.length === 0 ? '' : ` of ${formatSubjectName(list)}`}`;
}
