import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs, NodePluginArgs } from 'gatsby';
import { isAdminPath } from '../../domain/routes';
import { getPublishedArticles } from '../data/page-nodes';
import { runQuery } from '../data/node-model';
import { buildContext, buildTime } from '../data/build-context';
import { type BuiltFile, isGatsbyPage, isHtmlPage, listBuiltFiles } from '../gatsby/built-files';
import { completeFiles, type FileMetadata, type PageCompletion } from './file-metadata';
import { toHeaderLines, type PreloadHints, collectPreloadHints, toLinkHeader } from './host-files/headers';
import { addReaderScripts, readReaderScripts } from '../gatsby/reader-script';
import { computeBuildId, isVisitorFacing, toPathPatterns, writeBuildManifest } from './build-manifest';
import { buildContentSecurityPolicy, collectInlineHashes, createAdminCsp, type InlineHashes, toMetaPolicy } from './host-files/csp';
import { findDecapStyles, readPatchedDecap } from '../gatsby/decap';
import { inlinePageCss, type PageSheetFile, readPageSheets } from '../gatsby/page-css';
import { type GuardedPage, type ContentRedirect, buildRedirectRules, toRedirectLines } from './host-files/redirects';
import { writeFiles } from './write-files';

type Hooks = Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'> & { cache: Pick<NodePluginArgs['cache'], 'get' | 'set'> };

interface Content {
  redirects: { nodes: ContentRedirect[] };
  pages: { nodes: GuardedPage[] };
  made: { nodes: { path: string }[] };
  brands: { nodes: { image_link: string }[] };
}

const query = `{
  redirects: allRedirectRule(sort: { position: ASC }) { nodes { from to permanent } }
  pages: allPage { nodes { path guards } }
  made: allSitePage(sort: { path: ASC }) { nodes { path } }
  brands: allBrand { nodes { image_link } }
}`;

const isErrorPage = (path: string) => /^\/(?:dev-)?404(?:-page)?(?:\.html|\/)?$/.test(path);
const toOrigins = (addresses: readonly string[]) =>
  addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);

const toPagePath = (path: string): string => `/${path.replace(/(?:^|\/)index\.html$/, '')}`;

const adminPage = 'admin/index.html';

/** What others hand over for a built site. */
interface Additions {
  origins: readonly string[];
  /** What the pages of a preview have in addition. */
  completion: PageCompletion;
  pageSheets: readonly PageSheetFile[];
}

type PolicyOf = (inline: InlineHashes) => string;

/** The error page stands for all unknown paths, which no rule of the headers names: it holds its policy itself. */
function withOwnPolicy(html: string, toPolicy: PolicyOf): string {
  const policy = toMetaPolicy(toPolicy(collectInlineHashes(html)));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace('<head>', `<head>${meta}`);
}

async function createPageCompletion(
  root: string,
  { completion: further, pageSheets }: Additions,
  toPolicy: PolicyOf,
): Promise<PageCompletion> {
  const [scripts, sheets] = [await readReaderScripts(root), await readPageSheets(root, pageSheets)];
  return {
    // The names hold the hashes of their files.
    version: [further.version, ...scripts, ...sheets.map(({ name }) => name)].join(' '),
    transformHtml: (html, path) => {
      const completed = further.transformHtml(inlinePageCss(addReaderScripts(html, scripts), path, sheets), path);
      return isErrorPage(`/${path}`) && isGatsbyPage(html) ? withOwnPolicy(completed, toPolicy) : completed;
    },
  };
}

/** The preload hints of the pages that have a header of their own. */
async function readPreloadHints(pages: readonly BuiltFile[], paths: readonly string[]): Promise<Map<string, PreloadHints>> {
  const ownPaths = new Set(paths.map((path) => path.replace(/(?<=.)\/$/, '')));
  const own = pages.filter(({ path }) => ownPaths.has(toPagePath(path)));
  return new Map(await Promise.all(own.map(async ({ path, read }) => [toPagePath(path), collectPreloadHints(await read())] as const)));
}

/**
 * The inline code of the pages that each path, or pattern of paths, stands for, and that of the error page: a rule of a host also matches unknown
 * paths, by its pattern or because it takes capitals for small letters.
 */
function joinInlineHashes(facts: ReadonlyMap<string, FileMetadata>): Map<string, InlineHashes> {
  const joined = new Map<string, InlineHashes>();
  const errorPage = facts.get('404.html')?.page;
  for (const [file, { page }] of facts) {
    if (!page) continue;
    const [pattern = ''] = toPathPatterns([toPagePath(file)]);
    const before = joined.get(pattern) ?? errorPage;
    joined.set(pattern, {
      scripts: new Set([...(before?.scripts ?? []), ...page.scripts]),
      styles: new Set([...(before?.styles ?? []), ...page.styles]),
    });
  }
  return joined;
}

/** What Gatsby writes beside the pages for itself. */
const ownFiles = ['webpack.stats.json', 'chunk-map.json'];

/** Moves them to a folder that is not published (X7); each build writes them anew. */
async function moveOwnFiles(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(ownFiles.map((name) => rename(join(root, name), join(folder, name))));
}

/** The redirects of a build, and the patterns of the pages that it has made. */
function planRoutes({ redirects, pages, made }: Content, getNodesByType: Hooks['getNodesByType']) {
  const rules = buildRedirectRules(redirects.nodes, pages.nodes);
  const lines = toRedirectLines(rules, getPublishedArticles(getNodesByType, buildContext));
  return { rules, lines, prerendered: toPathPatterns(made.nodes.map(({ path }) => path).filter((path) => !isErrorPage(path))) };
}

function createPolicy({ brands }: Content): PolicyOf {
  const origins = {
    images: toOrigins(brands.nodes.map(({ image_link }) => image_link)),
    forms: toOrigins([process.env['GATSBY_API_BASE'] ?? '']),
  };
  return (inline) => buildContentSecurityPolicy(inline, origins);
}

/** Completes the pages among the files, and collects what the other outputs need of them. */
async function completeSite(root: string, completion: PageCompletion, cache: Hooks['cache']) {
  const files = await listBuiltFiles(root);
  const pages = files.filter(isHtmlPage);
  const visitorFacing = files.filter(({ path }) => isVisitorFacing(path));
  const facts = await completeFiles([...new Set([...pages, ...visitorFacing])], completion, cache);
  const digests = visitorFacing.map(({ path }) => [path, facts.get(path)!.digest] as const);
  return { pages, paths: files.map(({ path }) => path), facts, digests };
}

async function listHeaders(
  { pages, paths, facts }: Awaited<ReturnType<typeof completeSite>>,
  prerendered: readonly string[],
  toPolicy: PolicyOf,
  origins: readonly string[],
): Promise<string[]> {
  const screen = createAdminCsp(facts.get(adminPage)?.page?.styles ?? [], findDecapStyles(await readPatchedDecap()), origins);
  const hints = await readPreloadHints(pages, prerendered);
  const inline = joinInlineHashes(facts);
  const pageHeaders = prerendered
    .filter((path) => !isAdminPath(path))
    .map((path) => ({ path, policy: toPolicy(inline.get(path.replace(/(?<=.)\/$/, ''))!), link: toLinkHeader(path, hints) }));
  return toHeaderLines(screen, pageHeaders, paths, buildContext.audience === 'editors');
}

/**
 * Completes the pages of a built site, and writes `_redirects`, `_headers` and the manifest by which browsers detect a new build.
 * @throws {Error} when the content cannot be queried, or a page does not have the shape that a seam expects.
 */
export async function publishBuild(hooks: Hooks, additions: Additions, root = join(process.cwd(), 'public')): Promise<void> {
  const content = await runQuery<Content>(hooks, 'the redirects and headers', query);
  const { rules, lines, prerendered } = planRoutes(content, hooks.getNodesByType);
  const toPolicy = createPolicy(content);
  const site = await completeSite(root, await createPageCompletion(root, additions, toPolicy), hooks.cache);
  const headers = await listHeaders(site, prerendered, toPolicy, additions.origins);
  await writeFiles(root, { _redirects: `${lines.join('\n')}\n`, _headers: `${headers.join('\n')}\n` });
  await writeBuildManifest(root, {
    id: computeBuildId(site.digests, lines),
    timestamp: buildTime.toISOString(),
    rules: rules.map(({ from, to, status }) => ({ from, to, status })),
    prerendered,
  });
  await moveOwnFiles(root, join(root, '..', '.cache'));
}
