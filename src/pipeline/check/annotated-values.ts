import { foldSchema, getFileJsonSchema, type SchemaFold } from '../../schema/json-schema';
import type { ContentKind } from '../../schema/content';
import type { FieldRole } from '../../schema/metadata';
import type { FieldPath } from './source-file';

/** A text of a file whose schema gives it a role. */
export interface AnnotatedValue {
  path: FieldPath;
  value: string;
  role: FieldRole;
}

/** Collects the annotated values of one shape of content, which may have any faults. */
type Collect = (value: unknown, path: FieldPath) => AnnotatedValue[];

const collectNone: Collect = () => [];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const collectFold: SchemaFold<Collect> = {
  value: ({ role }) => (role ? (value, path) => (typeof value === 'string' ? [{ path, value, role }] : []) : collectNone),
  list: (_, collectItem) => (value, path) =>
    Array.isArray(value) ? value.flatMap((item, index) => collectItem(item, [...path, index])) : [],
  group: (_, fields) => (value, path) =>
    isRecord(value) ? fields.flatMap(({ name, folded }) => folded(value[name], [...path, name])) : [],
  union: (_, members) => {
    const byType = new Map<unknown, Collect>(members.map(({ type, folded }) => [type, folded]));
    return (value, path) => (isRecord(value) ? (byType.get(value['type']) ?? collectNone)(value, path) : []);
  },
};

const collectByType = new Map<string, Collect>();

/** All texts in the value of a file whose schema gives them a role. The fold is kept: it is the same for every file of a kind. */
export function collectAnnotatedValues(kind: ContentKind, value: unknown): AnnotatedValue[] {
  const collect = collectByType.get(kind.type) ?? foldSchema(getFileJsonSchema(kind), collectFold);
  collectByType.set(kind.type, collect);
  return collect(value, []);
}
