import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { interpolateCounts } from '../markup/count-tokens';
import { isSingleton, getSectionTypes } from '../../schema/json-schema';
import { toInlineSvg } from '../markup/xml';
import { renderMarkdown } from '../markup/markdown';
import type { Assets } from './build-assets';
import { countContent, visibilityFilter } from './build-context';
import {
  findNodesByIds,
  findSiblingFile,
  type ContentNode,
  findSortedNodes,
  indexInFile,
  type ResolverContext,
  type RootedResolverContext,
} from './node-model';
import { findIndexPath } from './section-paths';

const copyExtension = {
  name: 'copy',
  extend: () => ({
    resolve: async (source: Record<string, unknown>, _: unknown, { nodeModel }: ResolverContext, { fieldName }: { fieldName: string }) => {
      const value = source[fieldName] as string | string[] | null | undefined;
      const set = async (text: string) => (text.includes('{') ? interpolateCounts(text, await countContent(nodeModel)) : text);
      return Array.isArray(value) ? Promise.all(value.map(set)) : value && set(value);
    },
  }),
};

const markdownExtension = {
  name: 'markdown',
  extend: () => ({
    resolve: async (source: Record<string, unknown>, _: unknown, { nodeModel }: ResolverContext, { fieldName }: { fieldName: string }) => {
      const value = source[fieldName];
      return typeof value === 'string' ? renderMarkdown(interpolateCounts(value, await countContent(nodeModel))) : value;
    },
  }),
};

const createInlineSvgExtension = ({ readText }: Pick<Assets, 'readText'>) => ({
  name: 'inlineSvg',
  extend: () => ({
    resolve: async (
      source: Record<string, unknown>,
      _: unknown,
      { nodeModel }: RootedResolverContext,
      { fieldName }: { fieldName: string },
    ) => {
      const parent = nodeModel.findRootNodeAncestor(source).id;
      const file = await findSiblingFile(nodeModel, { parent }, source[fieldName] as string);
      return toInlineSvg(await readText(file.absolutePath));
    },
  }),
});

const positionExtension = {
  name: 'position',
  extend: () => ({
    resolve: (source: ContentNode, _: unknown, { nodeModel }: ResolverContext) => indexInFile(nodeModel, source),
  }),
};

const nodesOfTypeExtension = {
  name: 'nodes',
  args: { type: 'String!' },
  extend: ({ type }: { type: string }) => ({
    resolve: async (_source: unknown, _: unknown, { nodeModel }: ResolverContext) => {
      const nodes = await findSortedNodes(nodeModel, type);
      if (isSingleton(type)) return nodes[0];
      return nodes.filter(visibilityFilter(nodeModel));
    },
  }),
};

const nodesByIdsExtension = {
  name: 'nodesByIds',
  args: { type: 'String!' },
  extend: ({ type }: { type: string }) => ({
    resolve: (_source: unknown, { ids }: { ids?: string[] | null }, { nodeModel }: ResolverContext) => findNodesByIds(nodeModel, type, ids),
  }),
};

const firstSectionExtension = {
  name: 'firstSection',
  args: { type: 'String!' },
  extend: ({ type }: { type: string }) => ({
    resolve: async (_source: unknown, _: unknown, { nodeModel }: ResolverContext) => {
      const pages = (await findSortedNodes(nodeModel, 'Page')) as (ContentNode & { sections: { type: string }[] })[];
      return pages.flatMap(({ sections }) => sections).find((section) => getSectionTypes().get(section.type) === type) ?? null;
    },
  }),
};

const indexPathExtension = {
  name: 'indexPath',
  args: { type: 'String!' },
  extend: ({ type }: { type: string }) => ({
    resolve: (_source: unknown, _: unknown, { nodeModel }: ResolverContext) => findIndexPath(nodeModel, type),
  }),
};

const createExtensions = (assets: Pick<Assets, 'readText'>) => [
  copyExtension,
  markdownExtension,
  createInlineSvgExtension(assets),
  positionExtension,
  nodesOfTypeExtension,
  nodesByIdsExtension,
  firstSectionExtension,
  indexPathExtension,
];

/** Creates the directives by which the type definitions say how a field resolves. */
export function createFieldExtensions({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>, assets: Pick<Assets, 'readText'>): void {
  for (const extension of createExtensions(assets)) actions.createFieldExtension(extension);
}
