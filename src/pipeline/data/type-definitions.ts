import { contentKinds } from '../../schema/content-kinds';
import {
  foldSchema,
  getFields,
  getJsonSchemas,
  isSingleton,
  type JsonSchema,
  type SchemaField,
  type SchemaFold,
  getSectionTypes,
} from '../../schema/json-schema';
import { type FieldRole, isReference, referenceKinds } from '../../schema/metadata';

interface FieldType {
  type: string;
  directive: string;
}

const scalars: Record<string, string> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };

const fieldTypes: Partial<Record<FieldRole, FieldType>> = {
  copy: { type: 'String', directive: '@copy' },
  markdown: { type: 'String', directive: '@markdown' },
  date: { type: 'Date', directive: '@dateformat(formatString: "YYYY-MM-DD")' },
  'inline-svg': { type: 'String', directive: '@inlineSvg' },
  'picture-file': { type: 'File', directive: '@fileByRelativePath' },
};

function getValueType(schema: JsonSchema): FieldType {
  const { role, type = '' } = schema;
  if (isReference(role)) return { type: referenceKinds[role].type, directive: `@link(by: "${referenceKinds[role].key}")` };
  const fieldType = (role && fieldTypes[role]) ?? (scalars[type] ? { type: scalars[type], directive: '' } : undefined);
  if (!fieldType) throw new Error(`No GraphQL type for ${JSON.stringify(schema)}. Give the schema a field role that pipeline/data knows.`);
  return fieldType;
}

function getNamedType(schema: JsonSchema): FieldType {
  if (schema.id === undefined) throw new Error(`No GraphQL type for ${JSON.stringify(schema)}. Give the schema a meta id.`);
  return { type: schema.id, directive: '' };
}

const fieldTypeFold: SchemaFold<FieldType> = {
  value: getValueType,
  list: (_, { type, directive }) => ({ type: `[${type}!]`, directive }),
  group: getNamedType,
  union: getNamedType,
};

function toFieldDefinition({ name, schema, isRequired }: SchemaField): string {
  const { type, directive } = foldSchema(schema, fieldTypeFold);
  return `  ${name}: ${type}${isRequired ? '!' : ''} ${directive}`.trimEnd();
}

/** A list of articles grows with the years: a page gets those that the page plan has chosen for it. */
function toListDefinition([name, type]: [string, string], sectionTypes: ReadonlySet<string>): string {
  if (type === 'Article') return `  ${name}(ids: [String!]): [${type}!]! @nodesByIds(type: "${type}")`;
  if (sectionTypes.has(type)) return `  ${name}: ${type} @firstSection(type: "${type}")`;
  return `  ${name}: ${isSingleton(type) ? type : `[${type}!]`}! @nodes(type: "${type}")`;
}

function toTypeDefinition(id: string, schema: JsonSchema, sectionTypes: ReadonlySet<string>): string {
  const kind = contentKinds.find(({ type }) => type === id);
  const fields = [
    ...getFields(schema).map(toFieldDefinition),
    ...Object.entries(schema.lists ?? {}).map((list) => toListDefinition(list, sectionTypes)),
    ...Object.entries(schema.paths ?? {}).map(([name, type]) => `  ${name}: String @indexPath(type: "${type}")`),
    ...(kind?.format === 'list' ? ['  position: Int! @position'] : []),
  ];
  return `type ${id} ${kind ? 'implements Node ' : ''}@dontInfer {\n${fields.join('\n')}\n}`;
}

/**
 * The GraphQL types of all content but the union of sections, folded from the JSON Schema of every schema that has an id.
 * Nothing is inferred: an optional field that no file uses still has its type.
 * @throws {Error} when a field has no GraphQL type.
 */
export function buildTypeDefinitions(): string {
  const sectionTypes = new Set(getSectionTypes().values());
  return Object.entries(getJsonSchemas())
    .filter(([, { properties }]) => properties)
    .map(([id, schema]) => toTypeDefinition(id, schema, sectionTypes))
    .join('\n\n');
}
