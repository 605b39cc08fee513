import { contentKinds } from '../../schema/content-kinds';
import {
  foldSchema,
  getFields,
  getJsonSchemas,
  getSectionTypes,
  type JsonSchema,
  resolveRef,
  type SchemaFold,
} from '../../schema/json-schema';
import { isReference } from '../../schema/metadata';

const selectionFold: SchemaFold<string> = {
  value: () => '',
  list: (_, item) => item,
  group: ({ notQueried = [] }, fields) => {
    const queried = fields.filter(({ name }) => !notQueried.includes(name));
    return ` { ${queried.map(({ name, folded }) => name + folded).join(' ')} }`;
  },
  union: ({ id }) => {
    throw new Error(`${id ?? 'A union'} has no selection of its own. Write a fragment for each of its types.`);
  },
};

/** How a field is selected: a group by its fragment. Undefined for what refers to other content: how much of it is asked for differs. */
const fieldFold: SchemaFold<string | undefined> = {
  value: ({ role, const: constant }) => (isReference(role) || constant !== undefined ? undefined : ''),
  list: (_, item) => item,
  group: ({ id }) => ` { ...${id!} }`,
  union: () => undefined,
};

function buildFragment(id: string, schema: JsonSchema): string {
  const fields = getFields(schema).flatMap(({ name, schema: field }) => {
    const selection = foldSchema(field, fieldFold);
    return selection === undefined ? [] : [name + selection];
  });
  return `fragment ${id} on ${id} { ${fields.join(' ')} }`;
}

/**
 * The fragments that follow from the schema: `ContentText` with every interface message that pages show; that of each group of fields and of each
 * section, with all that is written in it, by the name of its type; and `Sections` with those of all sections.
 * @param written the source with the fragments that are written by hand: a section has its own where it shows other content or needs an alias.
 */
export function buildFragments(written: string): string {
  const sections = [...getSectionTypes().values()].map((type) => `...${type}`);
  const messages = getFields(getJsonSchemas()['ContentText']!).map(({ schema }) => resolveRef(schema).id);
  const others = [...contentKinds.map(({ type }) => type), ...messages, 'ServiceText'];
  const groups = Object.entries(getJsonSchemas()).filter(
    ([id, { properties }]) => properties && !others.includes(id) && !written.includes(`fragment ${id} on ${id} {`),
  );
  return [
    `fragment ContentText on ContentText${foldSchema({ $ref: 'ContentText' }, selectionFold)}`,
    `fragment Sections on Section { __typename ${sections.join(' ')} }`,
    ...groups.map(([id, schema]) => buildFragment(id, schema)),
  ].join('\n');
}
