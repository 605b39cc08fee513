import { type DocumentNode, execute, type ExecutionResult, parse } from 'gatsby/graphql';
import type { PreviewContent, PreviewPage, PreviewRequest, PreviewResult } from '../pipeline/cms/preview-messages';
import { buildFragments } from '../pipeline/data/fragments';
import { pageNodesQuery, type PageNodesResult, selectPageNodes } from '../pipeline/data/page-nodes';
import { planPages, type PlannedPage } from '../pipeline/data/page-plan';
import { createFileReader, createNodeModel, type PreviewNode, type PreviewNodeModel } from './content-nodes';
import { getFragments } from './gatsby-stub';
import { createPreviewAssets } from './preview-assets';
import { createPreviewSchema } from './preview-schema';
import { getPageQuery, renderPage } from './render-page';

const documents = new Map<string, DocumentNode>();

/** A query with all fragments. */
function parseQuery(query: string): DocumentNode {
  const known = documents.get(query) ?? parse([query, getFragments(), buildFragments()].join('\n'));
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

  async function render(request: PreviewRequest): Promise<PreviewResult> {
    missing.clear();
    for (const [path, url] of Object.entries(request.assets)) chosen.set(path, url);
    const shown = new Map(files).set(request.file, request.text);
    const nodeModel = await createNodeModel(Array.from(shown, ([file, text]) => readFile(file, text)).flat(), context);
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

  return { save, render };
}
