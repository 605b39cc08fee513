import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isMaintenance } from '../../domain/settings/site-settings';
import { getPublishedArticles } from '../data/published-articles';
import { runQuery } from '../data/run-query';
import { buildContext } from '../data/build-context';
import { type BuiltFile, isHtmlPage, listBuiltFiles } from '../gatsby/built-files';
import { toHeaderLines } from './host-files/headers';
import { type PreloadHints, collectPreloadHints, toLinkHeaders } from './host-files/preload-headers';
import { deferScripts } from '../gatsby/deferred-scripts';
import { findOgImageNames, removeStaleOgImages } from './og-images/og-image';
import { computeBuildId, toPathPatterns, writeBuildManifest } from './build-manifest/build-manifest';
import { buildContentSecurityPolicy, collectInlineHashes, createAdminCsp, type InlineHashes } from './host-files/csp';
import { findDecapStyles } from '../gatsby/decap-styles';
import { inlinePageCss } from '../gatsby/page-css';
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

const emptyInlineHashes = (): InlineHashes => ({ scripts: new Set(), styles: new Set() });

/** Collects from the pages what the host needs: hashes of inline code, Open Graph images, and preload hints. */
async function scanPages(files: readonly BuiltFile[]) {
  const inline = emptyInlineHashes();
  const admin = emptyInlineHashes();
  const ogImages = new Set<string>();
  const hints = new Map<string, PreloadHints>();
  for (const { path, read } of files) {
    const html = await read();
    collectInlineHashes(html, inline);
    if (path === 'admin/index.html') collectInlineHashes(html, admin);
    for (const name of findOgImageNames(html)) ogImages.add(name);
    hints.set(toPagePath(path), collectPreloadHints(html));
  }
  return { inline, admin, ogImages, hints };
}

/**
 * Completes the pages of a built site, and writes `_redirects`, `_headers` and the manifest that tells browsers of a new build.
 * @throws {Error} when the content cannot be queried, or a page does not have the shape that a seam expects.
 */
export async function publishBuild(
  hooks: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>,
  adminOrigins: readonly string[],
  root = join(process.cwd(), 'public'),
): Promise<void> {
  const { redirects, pages, made, brands } = await runQuery<Content>(hooks, 'the redirects and headers', query);
  const rules = buildRedirectRules(redirects.nodes, pages.nodes);
  const prerendered = toPathPatterns(made.nodes.map(({ path }) => path).filter((path) => !isErrorPage(path)));
  const lines = toRedirectLines(rules, getPublishedArticles(hooks.getNodesByType, buildContext));
  const files = await listBuiltFiles(root);
  const html = files.filter(isHtmlPage);
  await deferScripts(root, html);
  await inlinePageCss(root, html);
  const { inline, admin, ogImages, hints } = await scanPages(html);
  if (!isMaintenance) await removeStaleOgImages(root, ogImages);
  const site = buildContentSecurityPolicy(inline, {
    images: toOrigins(brands.nodes.map(({ image_link }) => image_link)),
    forms: toOrigins([process.env['GATSBY_API_BASE'] ?? '']),
  });
  const screen = createAdminCsp(admin.styles, findDecapStyles(await readPatchedDecap()), adminOrigins);
  const paths = files.map(({ path }) => path);
  const links = toLinkHeaders(prerendered, hints);
  const headers = toHeaderLines({ site, screen }, paths, links, buildContext.audience === 'editors');
  await writeFiles(root, { _redirects: `${lines.join('\n')}\n`, _headers: `${headers.join('\n')}\n` });
  await writeBuildManifest(root, {
    id: await computeBuildId(files, lines),
    timestamp: new Date().toISOString(),
    rules: rules.map(({ from, to, status }) => ({ from, to, status })),
    prerendered,
  });
}
