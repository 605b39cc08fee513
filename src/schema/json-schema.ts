import { z } from 'zod';
import { type ContentKind, contentKinds } from './content-kinds';
import type { SectionTraits } from './metadata';

/** The part of JSON Schema that the content schemas use, with their metadata. */
export interface JsonSchema extends Pick<z.GlobalMeta, 'role' | 'record' | 'traits' | 'lists' | 'paths' | 'notQueried'> {
  id?: string;
  $ref?: string;
  type?: string;
  const?: string;
  enum?: string[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  pattern?: string;
  /** What a value that does not match the pattern should be. */
  patternMessage?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** A field of a group. */
export interface SchemaField {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** The field by which the members of a union are told apart. */
const discriminator = 'type';

let jsonSchemas: Readonly<Record<string, JsonSchema>> | undefined;

/** The JSON Schema of every schema that has an id, by the id. */
export function getJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  return (jsonSchemas ??= createJsonSchemas());
}

function createJsonSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const schema = jsonSchema as JsonSchema;
      if (schema.pattern !== undefined) schema.patternMessage = z.safeParse(zodSchema, '').error?.issues[0]?.message;
    },
  });
  return Object.fromEntries(Object.entries(schemas as Record<string, JsonSchema>).map(([id, schema]) => [id, { ...schema, id }]));
}

/** The JSON Schema of a whole file of a kind. */
export function getFileJsonSchema({ type, format }: ContentKind): JsonSchema {
  return format === 'list' ? { type: 'array', items: { $ref: type } } : { $ref: type };
}

/** A kind of content of which there is one entry in one file. */
export const isSingleton = (type: string): boolean =>
  contentKinds.some((kind) => kind.type === type && kind.format === 'entry' && !kind.files.includes('*'));

/** The schema that a `$ref` stands for; a description beside the `$ref` wins. */
export function resolveRef(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { description = getJsonSchemas()[schema.$ref]!.description } = schema;
  return { ...getJsonSchemas()[schema.$ref], ...(description === undefined ? {} : { description }) };
}

/** The fields of a group, in the order of its schema. */
export function getFields({ properties = {}, required = [] }: JsonSchema): SchemaField[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));
}

const getDiscriminator = (member: JsonSchema): string => member.properties![discriminator]!.const!;

/** The schema of a group, or of the member of a union that a value chooses; undefined for any other shape. */
export function findGroup(schema: JsonSchema | undefined, value: unknown): JsonSchema | undefined {
  if (!schema) return undefined;
  const group = resolveRef(schema);
  if (group.properties) return group;
  const type = (value as Record<string, unknown> | null | undefined)?.[discriminator];
  return group.oneOf?.map(resolveRef).find((member) => getDiscriminator(member) === type);
}

/** The field at a path, with members of unions chosen by the values on the way; undefined where the path leads nowhere. */
export function findFieldAt(schema: JsonSchema, value: unknown, path: readonly (string | number)[]): SchemaField | undefined {
  let field: SchemaField | undefined = { name: '', schema, isRequired: true };
  let inner = value;
  for (const step of path) {
    const { items } = resolveRef(field.schema);
    const group = findGroup(field.schema, inner);
    field =
      typeof step === 'string'
        ? group && getFields(group).find(({ name }) => name === step)
        : items && { name: '', schema: items, isRequired: true };
    if (!field) return undefined;
    inner = (inner as Record<string | number, unknown> | null | undefined)?.[step];
  }
  return { ...field, schema: resolveRef(field.schema) };
}

/** Whether a value has the shape of a group. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a fold makes of each shape; the parts of a shape are folded before it. */
export interface SchemaFold<T> {
  value: (schema: JsonSchema) => T;
  list: (schema: JsonSchema, item: T) => T;
  group: (schema: JsonSchema, fields: readonly (SchemaField & { folded: T })[]) => T;
  union: (schema: JsonSchema, members: readonly { type: string; folded: T }[]) => T;
}

/** Folds a schema from its values up: the content check, the GraphQL types, the fragments and the editing screen are such folds. */
export function foldSchema<T>(given: JsonSchema, fold: SchemaFold<T>): T {
  const schema = resolveRef(given);
  if (schema.items) return fold.list(schema, foldSchema(schema.items, fold));
  if (schema.oneOf) {
    const members = schema.oneOf.map((member) => ({ type: getDiscriminator(resolveRef(member)), folded: foldSchema(member, fold) }));
    return fold.union(schema, members);
  }
  if (!schema.properties) return fold.value(schema);
  return fold.group(
    schema,
    getFields(schema).map((field) => ({ ...field, folded: foldSchema(field.schema, fold) })),
  );
}

let traitsByName: ReadonlyMap<string, SectionTraits> | undefined;

/** From the `type` of every section in the content to its GraphQL type. */
export const getSectionTypes = (): ReadonlyMap<string, string> =>
  new Map(getJsonSchemas()['Section']!.oneOf!.map((member) => [getDiscriminator(resolveRef(member)), member.$ref!]));

function readTraits(): ReadonlyMap<string, SectionTraits> {
  return new Map([...getSectionTypes()].flatMap(([type, id]) => [type, id].map((name) => [name, getJsonSchemas()[id]!.traits ?? {}])));
}

/** The traits of a section, by its `type` in the content or by its GraphQL type; none of a section that does not exist. */
export function getSectionTraits(section: { type?: string; __typename?: string } | undefined): SectionTraits {
  traitsByName ??= readTraits();
  return traitsByName.get(section?.__typename ?? section?.type ?? '') ?? {};
}

/** Whether one of the sections lists everything of a type. */
export const isIndexOf = (
  sections: readonly ({ type?: string; __typename?: string } | undefined)[],
  type: SectionTraits['indexOf'],
): boolean => sections.some((section) => getSectionTraits(section).indexOf === type);
