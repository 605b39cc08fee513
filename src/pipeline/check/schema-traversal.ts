import type { z } from 'zod';
import type { FieldRole } from '../../schema/field-types';
import type { FieldPath } from './source-file';

/** The part of a Zod schema that the walk reads; `def` is Zod's public description of a schema. */
type Schema = z.ZodType;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema without `optional` around it. */
export function unwrapOptional(schema: Schema): Schema {
  return schema.def.type === 'optional' ? unwrapOptional((schema as z.ZodOptional).unwrap() as Schema) : schema;
}

/** The member of a union that a value's `type`, or whatever tells the members apart, chooses. */
function selectUnionMember(union: z.ZodDiscriminatedUnion, value: unknown): Schema | undefined {
  const { discriminator } = union.def;
  const mark = isRecord(value) ? value[discriminator] : undefined;
  return (union.options as z.ZodObject[]).find(({ shape }) => (shape[discriminator] as z.ZodLiteral).values.has(mark as string));
}

/** The fields of a group beside a value, or undefined where the schema is none. */
export function getSchemaFields(schema: Schema | undefined, value: unknown): Record<string, Schema> | undefined {
  if (!schema) return undefined;
  const inner = unwrapOptional(schema);
  if (inner.def.type === 'union') return getSchemaFields(selectUnionMember(inner as z.ZodDiscriminatedUnion, value), value);
  return inner.def.type === 'object' ? (inner as z.ZodObject).shape : undefined;
}

const getElementSchema = (schema: Schema) => (schema.def.type === 'array' ? ((schema as z.ZodArray).element as Schema) : undefined);

/** The schema at a path, as the values on the way choose it. */
export function getSchemaAt(schema: Schema, value: unknown, path: FieldPath): Schema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const next = typeof step === 'number' ? getElementSchema(unwrapOptional(schema)) : getSchemaFields(schema, value)?.[step];
  return next && getSchemaAt(next, (value as Record<string | number, unknown> | undefined)?.[step], rest);
}

/** A text in a value, with what its schema says it means. */
export interface AnnotatedValue {
  path: FieldPath;
  value: string;
  role: FieldRole;
}

const roleCache = new WeakMap<Schema, FieldRole | 'none'>();

/** Asked once for each schema: looking it up for each of many thousand texts is slow. */
function getRole(schema: Schema): FieldRole | undefined {
  const meaning = roleCache.get(schema) ?? schema.meta()?.role ?? 'none';
  roleCache.set(schema, meaning);
  return meaning === 'none' ? undefined : meaning;
}

/** All texts in a value whose schema gives them a meaning. */
export function collectAnnotatedValues(schema: Schema, value: unknown, path: FieldPath = []): AnnotatedValue[] {
  const inner = unwrapOptional(schema);
  if (typeof value === 'string') {
    const meaning = getRole(inner);
    return meaning ? [{ path, value, role: meaning }] : [];
  }
  if (Array.isArray(value)) {
    const element = getElementSchema(inner);
    return element ? value.flatMap((item, at) => collectAnnotatedValues(element, item, [...path, at])) : [];
  }
  if (!isRecord(value)) return [];
  return Object.entries(getSchemaFields(inner, value) ?? {}).flatMap(([name, field]) =>
    collectAnnotatedValues(field, value[name], [...path, name]),
  );
}
