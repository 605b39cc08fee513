import type { z } from 'zod';
import type { Meaning } from '../../schema/kinds';
import type { Path } from './source';

/** The part of a Zod schema that the walk reads; `def` is Zod's public description of a schema. */
type Schema = z.ZodType;

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema without `optional` around it. */
export function bare(schema: Schema): Schema {
  return schema.def.type === 'optional' ? bare((schema as z.ZodOptional).unwrap() as Schema) : schema;
}

/** The member of a union that a value's `type`, or whatever tells the members apart, chooses. */
function chosen(union: z.ZodDiscriminatedUnion, value: unknown): Schema | undefined {
  const { discriminator } = union.def;
  const mark = isGroup(value) ? value[discriminator] : undefined;
  return (union.options as z.ZodObject[]).find(({ shape }) => (shape[discriminator] as z.ZodLiteral).values.has(mark as string));
}

/** The fields of a group beside a value, or undefined where the schema is none. */
export function fieldsOf(schema: Schema | undefined, value: unknown): Record<string, Schema> | undefined {
  if (!schema) return undefined;
  const inner = bare(schema);
  if (inner.def.type === 'union') return fieldsOf(chosen(inner as z.ZodDiscriminatedUnion, value), value);
  return inner.def.type === 'object' ? (inner as z.ZodObject).shape : undefined;
}

const elementOf = (schema: Schema) => (schema.def.type === 'array' ? ((schema as z.ZodArray).element as Schema) : undefined);

/** The schema at a path, as the values on the way choose it. */
export function schemaAt(schema: Schema, value: unknown, path: Path): Schema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const next = typeof step === 'number' ? elementOf(bare(schema)) : fieldsOf(schema, value)?.[step];
  return next && schemaAt(next, (value as Record<string | number, unknown> | undefined)?.[step], rest);
}

/** A text in a value, with what its schema says it means. */
export interface Meant {
  path: Path;
  value: string;
  meaning: Meaning;
}

const meanings = new WeakMap<Schema, Meaning | 'none'>();

/** Asked once for each schema: looking it up for each of many thousand texts is slow. */
function meaningOf(schema: Schema): Meaning | undefined {
  const meaning = meanings.get(schema) ?? schema.meta()?.meaning ?? 'none';
  meanings.set(schema, meaning);
  return meaning === 'none' ? undefined : meaning;
}

/** All texts in a value whose schema gives them a meaning. */
export function meant(schema: Schema, value: unknown, path: Path = []): Meant[] {
  const inner = bare(schema);
  if (typeof value === 'string') {
    const meaning = meaningOf(inner);
    return meaning ? [{ path, value, meaning }] : [];
  }
  if (Array.isArray(value)) {
    const element = elementOf(inner);
    return element ? value.flatMap((item, at) => meant(element, item, [...path, at])) : [];
  }
  if (!isGroup(value)) return [];
  return Object.entries(fieldsOf(inner, value) ?? {}).flatMap(([name, field]) => meant(field, value[name], [...path, name]));
}
