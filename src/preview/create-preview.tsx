import { type DocumentNode, execute, type ExecutionResult, parse } from 'gatsby/graphql';
import { findMentions } from '../pipeline/cms/find-mentions';
import type {
  MentionsResult,
  PreviewContent,
  PreviewPage,
  PreviewRequest,
  PreviewResult,
  ImageData,
} from '../pipeline/cms/preview-messages';
import { buildFragments } from '../pipeline/data/fragments';
import { pageNodesQuery, type PageNodesResult, selectPageNodes } from '../pipeline/data/page-nodes';
import { planPages, type PlannedPage, type PageContext } from '../pipeline/data/page-plan';
import { createFileReader, createNodeModel, type PreviewNode, type PreviewNodeModel } from './content-nodes';
import { getFragments, QueryContext, type RunQuery } from './gatsby-stub';
import { createPreviewSchema } from './preview-schema';
import type { PageProps } from 'gatsby';
import type * as React from 'react';
import { prerender } from 'react-dom/static';
import { Root } from '../layouts/root';
import * as article from '../templates/article';
import * as brand from '../templates/brand';
import * as contact from '../templates/contact';
import * as job from '../templates/job';
import * as route from '../templates/route';
import * as showroom from '../templates/showroom';
import { parseSvgRatio, sizeLogo } from '../pipeline/markup/xml';
import type { Assets } from '../pipeline/data/build-assets';

const documents = new Map<string, DocumentNode>();

/** A query with all fragments. */
function parseQuery(query: string): DocumentNode {
  const known = documents.get(query) ?? parse([query, getFragments(), buildFragments(getFragments())].join('\n'));
  documents.set(query, known);
  return known;
}

const getTitle = ({ title, name }: PreviewNode): string => (title ?? name ?? '') as string;

/** Renders the pages of the site from files of the content. */
export function createPreview(content: PreviewContent) {
  const context = { audience: 'editors', today: content.today, origin: content.origin } as const;
  const files = new Map(Object.entries(content.files));
  const chosen = new Map<string, string>();
  const missing = new Map<string, string>();
  const assets = createPreviewAssets(content, chosen, missing);
  const schema = createPreviewSchema(assets, assets.readImage);
  const readFile = createFileReader(content.today);

  async function run<T>(nodeModel: PreviewNodeModel, query: string, variableValues?: object): Promise<T> {
    const { data, errors } = (await execute({
      schema,
      document: parseQuery(query),
      contextValue: { nodeModel },
      variableValues: { ...variableValues },
    })) as ExecutionResult<T>;
    if (errors) throw errors[0]!;
    return data!;
  }

  async function listPages(nodeModel: PreviewNodeModel): Promise<PlannedPage[]> {
    const result = await run<PageNodesResult>(nodeModel, pageNodesQuery);
    return planPages(selectPageNodes(result, nodeModel.getNodesByType as never, context), content.today);
  }

  const describe = (pages: readonly PlannedPage[], nodeModel: PreviewNodeModel): PreviewPage[] =>
    pages.map(({ context: { id, address } }) => ({ address, title: getTitle(nodeModel.getNodeById({ id }) as PreviewNode) }));

  /** Keeps a file for all later pages. */
  function save({ file, text, assets: urls }: Pick<PreviewRequest, 'file' | 'text' | 'assets'>): void {
    files.set(file, text);
    for (const [path, url] of Object.entries(urls)) chosen.set(path, url);
  }

  const createModel = (texts: ReadonlyMap<string, string>) =>
    createNodeModel(Array.from(texts, ([file, text]) => readFile(file, text)).flat(), context);

  /** What names an entry, and which pages are its own. */
  async function readMentions(file: string): Promise<MentionsResult> {
    const nodeModel = await createModel(files);
    const pages = await listPages(nodeModel);
    const isOwn = ({ context: { id } }: PlannedPage) => id.startsWith(`${file}#`);
    const addresses = pages.filter(isOwn).map((page) => page.context.address);
    const others = describe(
      pages.filter((page) => !isOwn(page)),
      nodeModel,
    );
    return { kind: 'mentions', mentions: findMentions(files, { file, addresses }), addresses, pages: others };
  }

  async function render(request: PreviewRequest): Promise<PreviewResult> {
    missing.clear();
    for (const [path, url] of Object.entries(request.assets)) chosen.set(path, url);
    const shown = new Map(files).set(request.file, request.text);
    const nodeModel = await createModel(shown);
    const pages = await listPages(nodeModel);
    const isOfEntry = ({ context: { id } }: PlannedPage) => id.startsWith(`${request.file}#`);
    const findPageAt = (path: string | undefined) => pages.find(({ context: { address } }) => address === path);
    const page = findPageAt(request.address) ?? pages.find(isOfEntry) ?? findPageAt('/') ?? pages[0]!;
    const data = await run(nodeModel, getPageQuery(page.template), page.context);
    const staticQueries = new Map<string, Promise<unknown>>();
    const runStatic = (query: string) => staticQueries.get(query) ?? staticQueries.set(query, run(nodeModel, query)).get(query)!;
    const { html, styles } = await renderPage(page, data, runStatic);
    const { address } = page.context;
    return { kind: 'page', html, styles, address, pages: describe(pages, nodeModel), missing: Object.fromEntries(missing) };
  }

  return { save, remove: (file: string) => files.delete(file), readMentions, render };
}

type Template = { default: React.ComponentType<PageProps<never, never>>; query: unknown };

const templates = { article, brand, contact, job, route, showroom } as Record<PlannedPage['template'], Template>;

/** The query of a template. */
const getPageQuery = (template: PlannedPage['template']): string => templates[template].query as string;

const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** A rendered page: its HTML, and the styles that its components add to those of the site. */
interface RenderedPage {
  html: string;
  styles: string[];
}

/** Renders a page in its layout as the build does, from the result of its query. The frame of a preview has no scripts. */
export async function renderPage({ template, context }: PlannedPage, data: unknown, runQuery: RunQuery): Promise<RenderedPage> {
  const Page = templates[template].default;
  const location = { pathname: context.address, search: '', hash: '', key: 'initial' };
  const props = { data, location, pageContext: context } as unknown as PageProps<never, never> & { pageContext: PageContext };
  let failure: unknown;
  const { prelude } = await prerender(
    <QueryContext value={runQuery}>
      <Root element={<Page {...props} />} props={props} />
    </QueryContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void (failure ??= error) },
  );
  if (failure !== undefined) throw failure as Error;
  const html = await new Response(prelude).text();
  return { html: html.replace(styleTag, ''), styles: [...new Set(Array.from(html.matchAll(styleTag), ([, text]) => text!))] };
}

/** A file that an entry names: its name there, and its path. */
interface NamedFile {
  file: string;
  path: string;
}

/** The files of a preview: those that the build has, those that the editor has chosen, and what of the entry is in neither. */
interface PreviewAssets extends Assets {
  readImage: (named: NamedFile) => Promise<ImageData | null>;
}

/** The image data of a chosen picture; null when it is no picture that the browser reads. */
const measureImage = async (url: string): Promise<ImageData | null> => {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob()).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  return { width, height, images: { fallback: { src: url, srcSet: `${url} ${width}w` } } } as ImageData;
};

const toDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * Creates the assets of a preview. A chosen picture has one size, that of its file, and no crop for phones.
 * @param chosen the URLs of chosen files, by their paths in `content/`.
 * @param missing takes the files that are not there.
 */
function createPreviewAssets(
  { drawings, images }: Pick<PreviewContent, 'drawings' | 'images'>,
  chosen: ReadonlyMap<string, string>,
  missing: Map<string, string>,
): PreviewAssets {
  const measured = new Map<string, Promise<ImageData | null>>();
  const measure = (url: string) => measured.get(url) ?? measured.set(url, measureImage(url)).get(url)!;
  return {
    readText: async (path) => {
      const name = path.slice(1);
      const url = chosen.get(name);
      if (url !== undefined) return (await fetch(url)).text();
      if (drawings[name] === undefined) missing.set(name, name.split('/').at(-1)!);
      return drawings[name] ?? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
    },
    readImage: async ({ file, path }) => {
      const name = path.slice(1);
      const url = chosen.get(name);
      if (url === undefined && !images[name] && file !== '') missing.set(name, file);
      return images[name] ?? (url === undefined ? null : measure(url));
    },
    publishLogo: (_, svg) => Promise.resolve({ src: toDataUrl(sizeLogo(svg)), ratio: parseSvgRatio(svg) }),
    publishWordmark: ({ title }) => Promise.reject(new Error(`No page shows the tile of ${title}.`)),
    // Nothing is sent from a preview.
    createNoticeVersion: () => '',
    publishMobileCrop: () => Promise.resolve(null),
  };
}
