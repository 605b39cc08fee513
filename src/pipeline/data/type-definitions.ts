import { z } from 'zod';
import { contentKinds } from '../../schema/content';

/** The part of JSON Schema that the content schemas use. */
interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: string;
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  role?: string;
  lists?: Record<string, string>;
}

const isSingletonType = (type: string) =>
  contentKinds.some((kind) => kind.type === type && kind.form === 'entry' && !kind.files.includes('*'));

const scalars: Record<string, string> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };

const fieldTypesByRole: Record<string, { type: string; extension: string }> = {
  copy: { type: 'String', extension: '@copy' },
  markdown: { type: 'String', extension: '@markdown' },
  date: { type: 'Date', extension: '@dateformat(formatString: "YYYY-MM-DD")' },
  'picture-file': { type: 'File', extension: '@fileByRelativePath' },
  brand: { type: 'Brand', extension: '@link(by: "name")' },
  showroom: { type: 'Showroom', extension: '@link(by: "slug")' },
  category: { type: 'Category', extension: '@link(by: "slug")' },
  room: { type: 'Room', extension: '@link(by: "slug")' },
  material: { type: 'Material', extension: '@link(by: "slug")' },
};

function toFieldType(shape: JsonSchema): { type: string; extension: string } {
  if (shape.items) {
    const item = toFieldType(shape.items);
    return { type: `[${item.type}!]`, extension: item.extension };
  }
  if (shape.$ref) return { type: shape.$ref, extension: '' };
  const meaning = fieldTypesByRole[shape.role ?? ''];
  if (meaning) return meaning;
  const scalar = scalars[shape.type ?? ''];
  if (!scalar)
    throw new Error(`No GraphQL type for ${JSON.stringify(shape)}. Give the schema a meta id, or a field role that pipeline/data knows.`);
  return { type: scalar, extension: '' };
}

function toFieldDefinition(name: string, shape: JsonSchema, isRequired: boolean): string {
  const { type, extension } = toFieldType(shape);
  return `  ${name}: ${type}${isRequired ? '!' : ''} ${extension}`.trimEnd();
}

/** A list that grows with the years is asked for by the nodes that the page plan has chosen for a page. */
function toListFieldDefinition(name: string, type: string): string {
  if (type === 'Article') return `  ${name}(ids: [String!]): [${type}!]! @nodesByIds(type: "${type}")`;
  return `  ${name}: ${isSingletonType(type) ? type : `[${type}!]`}! @content(type: "${type}")`;
}

function toTypeDefinition(id: string, shape: JsonSchema): string {
  if (shape.oneOf) return `union ${id} = ${shape.oneOf.map(({ $ref }) => $ref).join(' | ')}`;
  const kind = contentKinds.find(({ type }) => type === id);
  const fields = Object.entries(shape.properties ?? {}).map(([name, value]) =>
    toFieldDefinition(name, value, shape.required?.includes(name) ?? false),
  );
  const lists = Object.entries(shape.lists ?? {}).map(([name, type]) => toListFieldDefinition(name, type));
  const place = kind?.form === 'list' ? ['  place: Int! @place'] : [];
  return `type ${id} ${kind ? 'implements Node ' : ''}@dontInfer {\n${[...fields, ...lists, ...place].join('\n')}\n}`;
}

/**
 * The GraphQL types of all content, folded over the JSON Schema of every schema that has an id. Nothing is inferred, so
 * an optional field that no file uses still has its type.
 */
export function buildTypeDefinitions(): string {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io: 'input' }) as { schemas: Record<string, JsonSchema> };
  return Object.entries(schemas)
    .filter(([, shape]) => shape.oneOf ?? shape.properties)
    .map(([id, shape]) => toTypeDefinition(id, shape))
    .join('\n\n');
}

/** From the `type` that stands in content to the GraphQL type, for the union of sections. */
export function getSectionTypes(): Map<string, string> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io: 'input' }) as { schemas: Record<string, JsonSchema> };
  return new Map((schemas['Section']?.oneOf ?? []).map(({ $ref }) => [schemas[$ref!]!.properties!['type']!.const!, $ref!]));
}
