import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { getSectionTypes } from '../../schema/json-schema';
import type { Assets } from './assets';
import { createFieldExtensions } from './field-extensions';
import { buildTypeDefinitions } from './type-definitions';

// The front matter is not inferred: its fields are on Article and Opening, and types must not change with the content. Gatsby declares the
// fields of folders, but reads each one for more before every schema, and takes long to find that a name such as `1000-…` is no date.
const extraTypes = `
  type Directory implements Node @dontInfer { id: ID! }
  type Article implements Node { blocks: [ArticleBlock!]! body: String! }
  type ArticleBlock { kind: String! html: String pictures: [Picture!]! }
  type Opening implements Node { slug: String! html: String! }
  type FormChoice { value: String! label: String! }
  type Logo { src: String! ratio: Float }
  type WordmarkTile { src: String! color: String! }
  type BuildDay implements Node @dontInfer { today: String! audience: String! }
  type BuildOrigin implements Node @dontInfer { origin: String }
  type BuildYear implements Node @dontInfer { year: Int! }
  type MobileCrop { width: Int! height: Int! sources: [MobileCropSource!]! }
  type MobileCropSource { type: String! srcSet: String! }
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
    schema.buildUnionType({
      name: 'Section',
      types: [...types.values()],
      resolveType: ({ type }: { type: string }) => types.get(type)!,
    }),
  );
  actions.createTypes(extraTypes);
}
