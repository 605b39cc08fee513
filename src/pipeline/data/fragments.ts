import { foldSchema, type SchemaFold, getSectionTypes } from '../../schema/json-schema';

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

/**
 * The fragments that follow from the schema: `ContentText` with every interface message that pages show, and `Sections` with
 * the fragment of every section, which has the name of the section’s type.
 */
export function buildFragments(): string {
  const sections = [...getSectionTypes().values()].map((type) => `...${type}`);
  return [
    `fragment ContentText on ContentText${foldSchema({ $ref: 'ContentText' }, selectionFold)}`,
    `fragment Sections on Section { __typename ${sections.join(' ')} }`,
  ].join('\n');
}
