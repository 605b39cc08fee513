import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { createFieldExtensions } from './field-extensions';
import { buildTypeDefinitions, getSectionTypes } from './type-definitions';

// Of what stands before the text of a file nothing is inferred: it is asked for by other nodes, and types must not change with an editor's words.
const extraTypes = `
  type Article implements Node { blocks: [ArticleBlock!]! body: String! }
  type ArticleBlock { kind: String! html: String pictures: [Picture!]! }
  type Opening implements Node { slug: String! html: String! }
  type Logo { src: String! ratio: Float }
  type BuildDay implements Node @dontInfer { today: String! audience: String! }
  type BuildOrigin implements Node @dontInfer { origin: String }
  type Tall { width: Int! height: Int! sources: [TallSource!]! }
  type TallSource { type: String! srcSet: String! }
  type MarkdownRemark implements Node { frontmatter: MarkdownRemarkFrontmatter }
  type MarkdownRemarkFrontmatter @dontInfer { title: String }
  type Share { src: String! width: Int! height: Int! alt: String! }
`;

/** Declares every GraphQL type of the content, and how a section finds its own. */
export function createContentSchema(args: CreateSchemaCustomizationArgs): void {
  const { actions, schema } = args;
  const types = getSectionTypes();
  createFieldExtensions(args);
  actions.createTypes(buildTypeDefinitions().replace(/^union Section = .*$/m, ''));
  actions.createTypes(
    schema.buildUnionType({
      name: 'Section',
      types: [...types.values()],
      resolveType: ({ type }: { type: string }) => types.get(type)!,
    }),
  );
  actions.createTypes(extraTypes);
}
