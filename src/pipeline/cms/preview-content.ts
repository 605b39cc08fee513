import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { findContentKind } from '../../schema/content';
import { loadContent } from '../check/check-content';
import { type BuildContext, buildContext } from '../data/build-context';
import { isPublished, type Publishable } from '../data/publication';
import { runQuery } from '../data/run-query';
import { imageSelection } from '../images/image-query';
import type { ImageData, PreviewContent } from './preview-messages';

/** The files of entries that a build does not show: drafts are not in a file that anyone can fetch. */
async function listHiddenFiles(folder: string, { audience, today }: BuildContext): Promise<Set<string>> {
  const { content } = await loadContent(folder, undefined, today);
  const hidden = content.entries.filter(({ value }) => !isPublished(value as Publishable, audience, today));
  return new Set(hidden.map(({ source }) => source.file));
}

async function readTexts(folder: string, paths: readonly string[]): Promise<Record<string, string>> {
  const texts = paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

// Of each picture its file: a query of each file for its picture warns of every file that is none.
const query = `{ allImageSharp { nodes { ${imageSelection} parent { ... on File { relativePath } } } } }`;
interface ImageFiles {
  allImageSharp: { nodes: { gatsbyImageData: ImageData; parent: { relativePath: string } }[] };
}

/** E6: what the preview of the editing screen is rendered from: the files that the build shows, and the image data of their pictures. */
export async function readPreviewContent(
  graphql: CreatePagesArgs['graphql'],
  folder = join(process.cwd(), 'content'),
  context = buildContext,
): Promise<PreviewContent> {
  const hidden = await listHiddenFiles(folder, context);
  const hiddenFolders = new Set(Array.from(hidden, dirname).filter((path) => path.includes('/')));
  const paths = (await readdir(folder, { recursive: true }))
    .filter((path) => !hidden.has(path) && !hiddenFolders.has(dirname(path)))
    .sort();
  const { allImageSharp } = await runQuery<ImageFiles>({ graphql }, 'the preview', query);
  const images = new Map(allImageSharp.nodes.map(({ parent, gatsbyImageData }) => [parent.relativePath, gatsbyImageData]));
  return {
    today: context.today,
    origin: context.origin,
    files: await readTexts(folder, paths.filter(findContentKind)),
    drawings: await readTexts(
      folder,
      paths.filter((path) => path.endsWith('.svg')),
    ),
    images: Object.fromEntries(paths.flatMap((path) => (images.has(path) ? [[path, images.get(path)!]] : []))),
  };
}
