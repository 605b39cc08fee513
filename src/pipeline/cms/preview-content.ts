import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { contentKinds, findContentKind } from '../../schema/content-kinds';
import { type BuildContext, buildContext, isPublished } from '../data/build-context';
import { type ContentNode, toIsoDay, runQuery } from '../data/node-model';
import { getPublishedArticles } from '../data/page-nodes';
import { imageSelection } from '../images/image-files';
import type { ImageData, PreviewContent } from './preview-messages';

export type PreviewHooks = Pick<CreatePagesArgs, 'graphql'> & Pick<ParentSpanPluginArgs, 'getNode' | 'getNodesByType'>;

/** The number of articles in the file, about one megabyte. The editing screen sends the text and the pictures of an older one. */
const maxArticles = 100;

/** The path in `content/` of the file that an entry comes from. */
function getFilePath({ parent }: ContentNode, getNode: PreviewHooks['getNode']): string {
  const node = getNode(parent) as unknown as ContentNode & { relativePath?: string };
  return node.relativePath ?? getFilePath(node, getNode);
}

/** The files of entries that a preview starts without: drafts, since anyone can fetch its file, and older articles. */
function listHiddenFiles({ getNode, getNodesByType }: PreviewHooks, context: BuildContext): Set<string> {
  const latest = new Set(
    getPublishedArticles(getNodesByType, context)
      .slice(0, maxArticles)
      .map(({ id }) => id),
  );
  const isShown = ({ id, date, closes, draft }: ContentNode, type: string): boolean =>
    type === 'Article'
      ? latest.has(id)
      : isPublished({ date: toIsoDay(date), closes: toIsoDay(closes), draft }, context.audience, context.today);
  const hidden = contentKinds.flatMap(({ type }) =>
    (getNodesByType(type) as unknown as ContentNode[]).filter((node) => !isShown(node, type)),
  );
  return new Set(hidden.map((node) => getFilePath(node, getNode)));
}

async function readTexts(folder: string, paths: readonly string[]): Promise<Record<string, string>> {
  const texts = paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const query = `query ($paths: [String!]!) {
  allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $paths } }, sort: { relativePath: ASC }) {
    nodes { relativePath childImageSharp { ${imageSelection} } }
  }
}`;
/** Whether a file has image data. Gatsby prints a warning for each other file that is queried for it. */
const isPicture = (path: string): boolean => /\.(?:jpe?g|png)$/i.test(path);

interface ImageFiles {
  allFile: { nodes: { relativePath: string; childImageSharp: { gatsbyImageData: ImageData } | null }[] };
}

/**
 * E6: what the preview of the editing screen is rendered from: the files that the build shows, and the image data of their pictures. Of
 * articles it has the newest.
 */
export async function readPreviewContent(
  hooks: PreviewHooks,
  folder = join(process.cwd(), 'content'),
  context = buildContext,
): Promise<PreviewContent> {
  const hidden = listHiddenFiles(hooks, context);
  // Files beside the index of an entry are part of the entry.
  const hiddenFolders = new Set(
    Array.from(hidden)
      .filter((path) => path.includes('/index.'))
      .map(dirname),
  );
  const entries = await readdir(folder, { recursive: true });
  const paths = entries.filter((path) => ![path, dirname(path)].some((one) => hidden.has(one) || hiddenFolders.has(one))).sort();
  const { allFile } = await runQuery<ImageFiles>(hooks, 'the preview', query, { paths: paths.filter(isPicture) });
  return {
    today: context.today,
    origin: context.origin,
    files: await readTexts(folder, paths.filter(findContentKind)),
    drawings: await readTexts(
      folder,
      paths.filter((path) => path.endsWith('.svg')),
    ),
    images: Object.fromEntries(
      allFile.nodes.flatMap(({ relativePath, childImageSharp }) =>
        childImageSharp ? [[relativePath, childImageSharp.gatsbyImageData]] : [],
      ),
    ),
  };
}
