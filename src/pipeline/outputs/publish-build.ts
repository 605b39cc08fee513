import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isMaintenance } from '../../domain/settings/site-settings';
import { getPublishedArticles } from '../data/published-articles';
import { createAdminCsp } from './host-files/admin-csp';
import { buildContext } from '../data/build-context';
import { type BuiltFile, listBuiltFiles } from '../gatsby/built-files';
import { computeBuildId } from './build-manifest/build-id';
import { toHeaderLines } from './host-files/headers';
import { type PreloadHints, collectPreloadHints, toLinkHeaders } from './host-files/preload-headers';
import { deferScripts } from '../gatsby/deferred-scripts';
import { findOgImageNames, removeStaleOgImages } from './og-images/stale-og-images';
import { toPathPatterns, writeBuildManifest } from './build-manifest/build-manifest';
import { buildContentSecurityPolicy, collectInlineHashes, type InlineHashes } from './host-files/csp';
import { inlinePageCss } from '../gatsby/page-css';
import { toRedirectLines } from './host-files/redirects';
import { type GuardedPage, type ContentRedirect, buildRedirectRules } from './host-files/redirect-rules';

interface Content {
  redirects: { nodes: ContentRedirect[] };
  pages: { nodes: GuardedPage[] };
  made: { nodes: { path: string }[] };
  brands: { nodes: { image_link: string }[] };
}

const query = `{
  redirects: allRedirectRule(sort: { place: ASC }) { nodes { from to permanent } }
  pages: allPage { nodes { path guards } }
  made: allSitePage(sort: { path: ASC }) { nodes { path } }
  brands: allBrand { nodes { image_link } }
}`;

const isErrorPage = (path: string) => /^\/(?:dev-)?404(?:-page)?(?:\.html|\/)?$/.test(path);
const toOrigins = (addresses: readonly string[]) =>
  addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);

interface PageScan {
  inline: InlineHashes;
  /** What stands inline in the editors’ page. */
  admin: InlineHashes;
  shares: Set<string>;
  hints: Map<string, PreloadHints>;
}

const toPagePath = (path: string): string => `/${path.replace(/(?:^|\/)index\.html$/, '')}`;

const emptyInlineHashes = (): InlineHashes => ({ scripts: new Set(), styles: new Set() });

/** What the pages hold that the host must know: what stands inline, the sharing pictures they name, and what their first screens need. */
async function scanPages(files: readonly BuiltFile[]): Promise<PageScan> {
  const inline = emptyInlineHashes();
  const ofScreen = emptyInlineHashes();
  const shares = new Set<string>();
  const hints = new Map<string, PreloadHints>();
  for (const { path, read } of files) {
    if (!path.endsWith('.html')) continue;
    const html = await read();
    collectInlineHashes(html, inline);
    if (path === 'admin/index.html') collectInlineHashes(html, ofScreen);
    for (const name of findOgImageNames(html)) shares.add(name);
    hints.set(toPagePath(path), collectPreloadHints(html));
  }
  return { inline, admin: ofScreen, shares, hints };
}

/** Writes beside a built site what its host needs: `_redirects`, `_headers`, and the manifest that tells browsers of a new build. */
export async function publishBuild(
  { graphql, getNodesByType }: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>,
  adminOrigins: readonly string[],
  root = join(process.cwd(), 'public'),
): Promise<void> {
  const result = await graphql<Content>(query);
  if (!result.data) throw new Error('The content could not be read for the redirects and headers.', { cause: result.errors });
  const { redirects, pages, made, brands } = result.data;
  const rules = buildRedirectRules(redirects.nodes, pages.nodes);
  const prerendered = toPathPatterns(made.nodes.map(({ path }) => path).filter((path) => !isErrorPage(path)));
  const lines = toRedirectLines(rules, getPublishedArticles(getNodesByType, buildContext));
  const files = await listBuiltFiles(root);
  // Gatsby's own slices stay as it wrote them: where it finds its scripts changed, it writes every page anew.
  const html = files.filter(({ path }) => path.endsWith('.html') && !path.startsWith('_gatsby/'));
  await deferScripts(root, html);
  await inlinePageCss(root, html);
  const { inline, admin: ofScreen, shares, hints } = await scanPages(files);
  if (!isMaintenance) await removeStaleOgImages(root, shares);
  const site = buildContentSecurityPolicy(inline, {
    images: toOrigins(brands.nodes.map(({ image_link }) => image_link)),
    forms: toOrigins([process.env['GATSBY_API_BASE'] ?? '']),
  });
  const screen = createAdminCsp(ofScreen.styles, adminOrigins);
  const paths = files.map(({ path }) => path);
  const links = toLinkHeaders(prerendered, hints);
  await writeFile(join(root, '_redirects'), `${lines.join('\n')}\n`);
  await writeFile(
    join(root, '_headers'),
    `${toHeaderLines({ site, screen }, paths, links, buildContext.audience === 'editors').join('\n')}\n`,
  );
  await writeBuildManifest(root, {
    id: await computeBuildId(files, lines),
    timestamp: new Date().toISOString(),
    rules: rules.map(({ from, to, status }) => ({ from, to, status })),
    prerendered,
  });
}
