import { z } from 'zod';
import type { ContentKind } from '../../schema/content';
import { faultAt, type Fault } from './fault';
import { issueWords } from './issue-words';
import { instead, near } from './near';
import { fieldsOf, schemaAt } from './schema-walk';
import { offsetOf, offsetOfKey, type Path, type Source } from './source';

/** The shape of a whole file of a kind. */
export const fileSchema = ({ form, schema }: ContentKind): z.ZodType => (form === 'list' ? z.array(schema) : schema);

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | null | undefined)?.[step], value);

const pathOf = (issue: z.core.$ZodIssue) => issue.path as (string | number)[];

function unknownField(source: Source, schema: z.ZodType, value: unknown, parent: Path, key: string): Fault {
  const group = valueAt(value, parent);
  const names = Object.keys(fieldsOf(schemaAt(schema, value, parent), group) ?? {});
  const free = names.filter((name) => !(name in (group as object)));
  const advice = near(key, free) === undefined ? instead(key, names, 'The fields here are') : `Did you mean \`${near(key, free)!}\`?`;
  return faultAt(source, offsetOfKey(source, [...parent, key]), `\`${key}\` is no field here. ${advice}`.trim());
}

/** A missing field whose near name stands unknown beside it is one fault, not two. */
function isMisspelt(issue: z.core.$ZodIssue, unknown: readonly z.core.$ZodIssueUnrecognizedKeys[], value: unknown): boolean {
  const path = pathOf(issue);
  const name = path.at(-1);
  if (typeof name !== 'string' || valueAt(value, path) !== undefined) return false;
  const parent = path.slice(0, -1).join('/');
  return unknown.some((other) => other.path.join('/') === parent && other.keys.some((key) => near(key, [name]) !== undefined));
}

/** The faults of a file's shape, and the paths that hold no right value. */
export function shapeFaults(source: Source, value: unknown): { faults: Fault[]; unsound: ReadonlySet<string> } {
  const schema = fileSchema(source.kind);
  const issues = schema.safeParse(value).error?.issues ?? [];
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const unsound = new Set<string>();
  const faults = unknown.flatMap(({ path, keys }) => keys.map((key) => unknownField(source, schema, value, path as Path, key)));
  for (const issue of issues) {
    const path = pathOf(issue);
    const at = path.join('/');
    if (issue.code === 'unrecognized_keys' || unsound.has(at)) continue;
    const subject = { path, schema: schemaAt(schema, value, path), value: valueAt(value, path) };
    if (issue.code !== 'custom' || typeof subject.value !== 'object') unsound.add(at);
    if (!isMisspelt(issue, unknown, value)) faults.push(faultAt(source, offsetOf(source, path), issueWords(issue, subject)));
  }
  return { faults, unsound };
}
