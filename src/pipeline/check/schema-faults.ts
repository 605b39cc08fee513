import { z } from 'zod';
import type { ContentKind } from '../../schema/content';
import { findFieldAt, findGroup, getFileJsonSchema, type JsonSchema } from '../../schema/json-schema';
import { createFault, type Fault } from './fault';
import { getIssueMessage } from './issue-message';
import { findClosestName, formatClosestName, formatSuggestion } from './closest-name';
import { getOffset, getKeyOffset, getValueAt, type FieldPath, type SourceFile } from './source-file';

const getFileSchema = ({ format, schema }: ContentKind): z.ZodType => (format === 'list' ? z.array(schema) : schema);

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
  const issues = getFileSchema(source.kind).safeParse(value).error?.issues ?? [];
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
    if (!isMisspelled(issue, unknown, value)) faults.push(createFault(source, getOffset(source, path), getIssueMessage(issue, subject)));
  }
  return { faults, invalidPaths };
}
