import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { fillCounted } from '../../logic/counted';
import { contentKinds } from '../../schema/content';
import { toHtml } from '../markdown';
import { counts } from './counts';
import { shownIn } from './edition-nodes';
import { chosenNodes, type ContentNode, inOrder, placeInFile, type Resolving } from './nodes';

const copy = {
  name: 'copy',
  extend: () => ({
    resolve: async (source: Record<string, unknown>, _: unknown, { nodeModel }: Resolving, { fieldName }: { fieldName: string }) => {
      const value = source[fieldName] as string | string[] | null | undefined;
      const set = async (text: string) => (text.includes('{') ? fillCounted(text, await counts(nodeModel)) : text);
      return Array.isArray(value) ? Promise.all(value.map(set)) : value && set(value);
    },
  }),
};

const markdown = {
  name: 'markdown',
  extend: () => ({
    resolve: async (source: Record<string, unknown>, _: unknown, { nodeModel }: Resolving, { fieldName }: { fieldName: string }) => {
      const value = source[fieldName];
      return typeof value === 'string' ? toHtml(fillCounted(value, await counts(nodeModel))) : value;
    },
  }),
};

const place = {
  name: 'place',
  extend: () => ({
    resolve: (source: ContentNode, _: unknown, { nodeModel }: Resolving) => placeInFile(nodeModel, source),
  }),
};

const content = {
  name: 'content',
  args: { type: 'String!' },
  extend: ({ type }: { type: string }) => ({
    resolve: async (_source: unknown, _: unknown, { nodeModel }: Resolving) => {
      const nodes = await inOrder(nodeModel, type);
      const kind = contentKinds.find((one) => one.type === type);
      if (kind?.form === 'entry' && !kind.files.includes('*')) return nodes[0];
      return nodes.filter(shownIn(nodeModel));
    },
  }),
};

const chosen = {
  name: 'chosen',
  args: { type: 'String!' },
  extend: ({ type }: { type: string }) => ({
    resolve: (_source: unknown, { ids }: { ids?: string[] | null }, { nodeModel }: Resolving) => chosenNodes(nodeModel, type, ids),
  }),
};

/** The directives by which the folded types say how a field resolves. */
export function createContentExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of [copy, markdown, place, content, chosen]) actions.createFieldExtension(extension);
}
