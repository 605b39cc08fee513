import { join } from 'node:path';
import type { CreatePagesArgs, NodePluginArgs } from 'gatsby';
import { isMaintenance } from '../../domain/settings/site-settings';
import { getPublishedArticles } from '../data/published-articles';
import { runQuery } from '../data/run-query';
import { buildContext, buildTime } from '../data/build-context';
import { type BuiltFile, isHtmlPage, listBuiltFiles } from '../gatsby/built-files';
import { completeFiles, type FileFacts, type PageCompletion } from './file-facts';
import { toHeaderLines } from './host-files/headers';
import { type PreloadHints, collectPreloadHints, toLinkHeaders } from './host-files/preload-headers';
import { deferScripts, readReactEntryUrl } from '../gatsby/deferred-scripts';
import { removeStaleOgImages } from './og-images/og-image';
import { computeBuildId, isVisitorFacing, toPathPatterns, writeBuildManifest } from './build-manifest/build-manifest';
import { buildContentSecurityPolicy, createAdminCsp } from './host-files/csp';
import { findDecapStyles } from '../gatsby/decap-styles';
import { inlinePageCss, readPageSheets } from '../gatsby/page-css';
import { readPatchedDecap } from '../gatsby/patched-decap';
import { type GuardedPage, type ContentRedirect, buildRedirectRules, toRedirectLines } from './host-files/redirects';
import { writeFiles } from './write-files';

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

/** What the editing screen adds to a built site. */
export interface AdminAdditions {
  /** The origins that the editing screen connects to. */
  origins: readonly string[];
  /** What the pages of a preview have in addition. */
  completion: PageCompletion;
}

async function createPageCompletion(root: string, further: PageCompletion): Promise<PageCompletion> {
  const [reactEntry, sheets] = [await readReactEntryUrl(root), await readPageSheets(root)];
  return {
    // The names hold the hashes of their files.
    version: [further.version, reactEntry, ...sheets.map(({ name }) => name)].join(' '),
    transformHtml: (html, path) => further.transformHtml(inlinePageCss(deferScripts(html, path, reactEntry), path, sheets), path),
  };
}

/** The preload hints of the pages that have a header of their own. */
async function readPreloadHints(pages: readonly BuiltFile[], paths: readonly string[]): Promise<Map<string, PreloadHints>> {
  const ownPaths = new Set(paths.map((path) => path.replace(/(?<=.)\/$/, '')));
  const own = pages.filter(({ path }) => ownPaths.has(toPagePath(path)));
  return new Map(await Promise.all(own.map(async ({ path, read }) => [toPagePath(path), collectPreloadHints(await read())] as const)));
}

/** Joins the facts of all pages. */
function joinPageFacts(facts: ReadonlyMap<string, FileFacts>) {
  const pages = [...facts.values()].flatMap(({ page }) => page ?? []);
  return {
    inline: { scripts: new Set(pages.flatMap(({ scripts }) => scripts)), styles: new Set(pages.flatMap(({ styles }) => styles)) },
    ogImages: new Set(pages.flatMap(({ ogImages }) => ogImages)),
  };
}

/**
 * Completes the pages of a built site, and writes `_redirects`, `_headers` and the manifest by which browsers detect a new build.
 * @throws {Error} when the content cannot be queried, or a page does not have the shape that a seam expects.
 */
export async function publishBuild(
  hooks: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'> & { cache: Pick<NodePluginArgs['cache'], 'get' | 'set'> },
  admin: AdminAdditions,
  root = join(process.cwd(), 'public'),
): Promise<void> {
  const { redirects, pages, made, brands } = await runQuery<Content>(hooks, 'the redirects and headers', query);
  const rules = buildRedirectRules(redirects.nodes, pages.nodes);
  const prerendered = toPathPatterns(made.nodes.map(({ path }) => path).filter((path) => !isErrorPage(path)));
  const lines = toRedirectLines(rules, getPublishedArticles(hooks.getNodesByType, buildContext));
  const files = await listBuiltFiles(root);
  const html = files.filter(isHtmlPage);
  const visitorFacing = files.filter(({ path }) => isVisitorFacing(path));
  const facts = await completeFiles(
    [...new Set([...html, ...visitorFacing])],
    await createPageCompletion(root, admin.completion),
    hooks.cache,
  );
  const { inline, ogImages } = joinPageFacts(facts);
  if (!isMaintenance) await removeStaleOgImages(root, ogImages);
  const site = buildContentSecurityPolicy(inline, {
    images: toOrigins(brands.nodes.map(({ image_link }) => image_link)),
    forms: toOrigins([process.env['GATSBY_API_BASE'] ?? '']),
  });
  const screen = createAdminCsp(facts.get(adminPage)?.page?.styles ?? [], findDecapStyles(await readPatchedDecap()), admin.origins);
  const paths = files.map(({ path }) => path);
  const links = toLinkHeaders(prerendered, await readPreloadHints(html, prerendered));
  const headers = toHeaderLines({ site, screen }, paths, links, {
    isPreview: buildContext.audience === 'editors',
    hasLocalScreen: admin.origins.length === 0,
  });
  await writeFiles(root, { _redirects: `${lines.join('\n')}\n`, _headers: `${headers.join('\n')}\n` });
  await writeBuildManifest(root, {
    id: computeBuildId(
      visitorFacing.map(({ path }) => [path, facts.get(path)!.digest]),
      lines,
    ),
    timestamp: buildTime.toISOString(),
    rules: rules.map(({ from, to, status }) => ({ from, to, status })),
    prerendered,
  });
}
