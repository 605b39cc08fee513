import type { CreateNodeArgs, NodeInput } from 'gatsby';
import { findContentKind } from '../../schema/content-kinds';
import { parseArticleBlocks, renderMarkdown } from '../markup/markdown';

/** The fields that a type takes from the body of its Markdown file, and from the name of the file. */
export const bodyFieldsByType: Record<string, (body: string, file: string) => Record<string, unknown>> = {
  Article: (body) => ({ body, blocks: parseArticleBlocks(body) }),
  Opening: (body, file) => ({ html: renderMarkdown(body), slug: /([^/]*)\.md$/.exec(file)?.[1] }),
};

interface MarkdownNode {
  id: string;
  parent: string;
  frontmatter: Record<string, unknown>;
  rawMarkdownBody: string;
  internal: { type: string };
}

/** The node type of a content file for gatsby-transformer-yaml, by the path of the file. */
export function getYamlTypeName({ node }: { node: { relativePath: string; sourceInstanceName: string } }): string {
  return (node.sourceInstanceName === 'content' && findContentKind(node.relativePath)?.type) || 'UnknownYaml';
}

/** Creates an Article or an Opening for each Markdown file of its folder, with the fields of the front matter and of the body. */
export async function createMarkdownNodes({ node, actions, getNode, createNodeId, createContentDigest }: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'MarkdownRemark') return;
  const source = node as unknown as MarkdownNode;
  const file = getNode(source.parent) as unknown as { relativePath: string };
  const type = findContentKind(file.relativePath)?.type;
  const fromBody = bodyFieldsByType[type ?? ''];
  if (!type || !fromBody) return;
  const fields = { ...source.frontmatter, ...fromBody(source.rawMarkdownBody, file.relativePath) };
  const made: NodeInput = {
    ...fields,
    id: createNodeId(`${source.id} >>> ${type}`),
    parent: source.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(made);
  actions.createParentChildLink({ parent: node, child: made });
}
