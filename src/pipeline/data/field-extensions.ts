import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { interpolateCounts } from '../markup/count-tokens';
import { isSingleton, getSectionTypes } from '../../schema/json-schema';
import { toInlineSvg } from '../markup/xml';
import { renderMarkdown } from '../markup/markdown';
import type { Assets } from './build-assets';
import { countContent, visibilityFilter } from './build-context';
import { findNodesByIds, findSiblingFile, type ContentNode, findSortedNodes, indexInFile, type RootedResolverContext } from './node-model';
import { findIndexPath } from './section-paths';

/** A field with a directive: its node, the value there, the type that the directive names, and the ids that a query asks for. */
interface DirectedField extends RootedResolverContext {
  source: ContentNode;
  value: unknown;
  type: string;
  ids: string[] | null | undefined;
}

type Resolvers = Record<string, (field: DirectedField) => unknown>;

const createPlainResolvers = ({ readText }: Pick<Assets, 'readText'>): Resolvers => ({
  copy: ({ value, nodeModel }) => {
    const set = async (text: string) => (text.includes('{') ? interpolateCounts(text, await countContent(nodeModel)) : text);
    return Array.isArray(value) ? Promise.all((value as string[]).map(set)) : value && set(value as string);
  },
  markdown: async ({ value, nodeModel }) =>
    typeof value === 'string' ? renderMarkdown(interpolateCounts(value, await countContent(nodeModel))) : value,
  inlineSvg: async ({ source, value, nodeModel }) => {
    const parent = nodeModel.findRootNodeAncestor(source).id;
    const { absolutePath } = await findSiblingFile(nodeModel, { parent }, value as string);
    return toInlineSvg(await readText(absolutePath));
  },
  position: ({ source, nodeModel }) => indexInFile(nodeModel, source),
});

const typedResolvers: Resolvers = {
  nodes: async ({ nodeModel, type }) => {
    const nodes = await findSortedNodes(nodeModel, type);
    return isSingleton(type) ? nodes[0] : nodes.filter(visibilityFilter(nodeModel));
  },
  nodesByIds: ({ nodeModel, type, ids }) => findNodesByIds(nodeModel, type, ids),
  firstSection: async ({ nodeModel, type }) => {
    const pages = await findSortedNodes<{ sections: { type: string }[] }>(nodeModel, 'Page');
    return pages.flatMap(({ sections }) => sections).find((section) => getSectionTypes().get(section.type) === type) ?? null;
  },
  indexPath: ({ nodeModel, type }) => findIndexPath(nodeModel, type),
};

type ResolvedNode = ContentNode & Record<string, unknown>;

/** Creates the directives by which the type definitions say how a field resolves. */
export function createFieldExtensions({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>, assets: Pick<Assets, 'readText'>): void {
  for (const [resolvers, args] of [[createPlainResolvers(assets), {}] as const, [typedResolvers, { type: 'String!' }] as const])
    for (const [name, resolve] of Object.entries(resolvers)) {
      const extend = ({ type = '' }: { type?: string }) => ({
        resolve: (
          source: ResolvedNode,
          { ids }: { ids?: string[] | null },
          { nodeModel }: RootedResolverContext,
          { fieldName }: { fieldName: string },
        ) => resolve({ source, value: source[fieldName], nodeModel, type, ids }),
      });
      actions.createFieldExtension({ name, args, extend });
    }
}
