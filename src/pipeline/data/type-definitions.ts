import type { CreateSchemaCustomizationArgs } from 'gatsby';
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
import type { Assets } from './build-assets';
import { createFieldExtensions } from './field-extensions';

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

// The front matter is not inferred: its fields are on Article and Opening, and types must not change with the content. Gatsby declares the
// fields of folders, but reads each one for more before every schema, and takes long to find that a name such as `1000-…` is no date.
const extraTypes = `
  type Directory implements Node @dontInfer { id: ID! }
  type Article implements Node { blocks: [ArticleBlock!]! body: String! }
  type ArticleBlock { kind: String! html: String pictures: [Picture!]! }
  type Opening implements Node { slug: String! html: String! }
  type FormChoice { value: String! label: String! starts: String }
  type Logo { src: String! ratio: Float }
  type WordmarkTile { src: String! color: String! }
  type BuildDay implements Node @dontInfer { today: String! audience: String! }
  type BuildOrigin implements Node @dontInfer { origin: String }
  type BuildYear implements Node @dontInfer { year: Int! }
  type MobileCrop { width: Int! height: Int! srcSet: String! }
  type MarkdownRemark implements Node { frontmatter: MarkdownRemarkFrontmatter }
  type MarkdownRemarkFrontmatter @dontInfer { title: String }
  type PageMeta { title: String! @copy description: String! @copy }
  type OgImage { src: String! width: Int! height: Int! alt: String! }
`;

/** Declares every GraphQL type of the content, and how the type of a section is resolved. */
export function createContentSchema(args: Pick<CreateSchemaCustomizationArgs, 'actions' | 'schema'>, assets: Assets): void {
  const { actions, schema } = args;
  const types = getSectionTypes();
  createFieldExtensions(args, assets);
  actions.createTypes(buildTypeDefinitions());
  actions.createTypes(
    schema.buildUnionType({ name: 'Section', types: [...types.values()], resolveType: ({ type }: { type: string }) => types.get(type)! }),
  );
  actions.createTypes(extraTypes);
}
