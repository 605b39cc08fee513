import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isMaintenance } from '../../logic/setting';
import { publishedArticles } from '../articles';
import { backendOf } from '../cms/backend';
import { screenPolicy } from '../cms/policy';
import { edition } from '../edition';
import { type BuiltFile, builtFiles } from './built-files';
import { fingerprint } from './fingerprint';
import { headerLines } from './headers';
import { type Hints, hintsOf, linkHeaders } from './hints';
import { delayScripts } from './late-scripts';
import { namedShares, removeLeftOverShares } from './left-over';
import { prerenderedPaths, writeManifest } from './manifest';
import { contentSecurityPolicy, gatherInline, type Inline } from './policy';
import { placeOwnStyles } from './own-styles';
import { redirectLines } from './redirects';
import { type GuardedPage, type Redirect, routeRules } from './rules';

interface Content {
  redirects: { nodes: Redirect[] };
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
const originsOf = (addresses: readonly string[]) =>
  addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);

interface Gathered {
  inline: Inline;
  /** What stands inline in the editors’ page. */
  ofScreen: Inline;
  shares: Set<string>;
  hints: Map<string, Hints>;
}

const addressOf = (path: string): string => `/${path.replace(/(?:^|\/)index\.html$/, '')}`;

const noInline = (): Inline => ({ scripts: new Set(), styles: new Set() });

/** What the pages hold that the host must know: what stands inline, the sharing pictures they name, and what their first screens need. */
async function gather(files: readonly BuiltFile[]): Promise<Gathered> {
  const inline = noInline();
  const ofScreen = noInline();
  const shares = new Set<string>();
  const hints = new Map<string, Hints>();
  for (const { path, read } of files) {
    if (!path.endsWith('.html')) continue;
    const html = await read();
    gatherInline(html, inline);
    if (path === 'admin/index.html') gatherInline(html, ofScreen);
    for (const name of namedShares(html)) shares.add(name);
    hints.set(addressOf(path), hintsOf(html));
  }
  return { inline, ofScreen, shares, hints };
}

/** Writes beside a built site what its host needs: `_redirects`, `_headers`, and the manifest that tells browsers of a new build. */
export async function publishBuild(
  { graphql, getNodesByType }: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>,
  root = join(process.cwd(), 'public'),
): Promise<void> {
  const result = await graphql<Content>(query);
  if (!result.data) throw new Error('The content could not be read for the redirects and headers.', { cause: result.errors });
  const { redirects, pages, made, brands } = result.data;
  const rules = routeRules(redirects.nodes, pages.nodes);
  const prerendered = prerenderedPaths(made.nodes.map(({ path }) => path).filter((path) => !isErrorPage(path)));
  const lines = redirectLines(rules, publishedArticles(getNodesByType, edition));
  const files = await builtFiles(root);
  // Gatsby's own slices stay as it wrote them: where it finds its scripts changed, it writes every page anew.
  const html = files.filter(({ path }) => path.endsWith('.html') && !path.startsWith('_gatsby/'));
  await delayScripts(root, html);
  await placeOwnStyles(root, html);
  const { inline, ofScreen, shares, hints } = await gather(files);
  if (!isMaintenance) await removeLeftOverShares(root, shares);
  const site = contentSecurityPolicy(inline, {
    pictures: originsOf(brands.nodes.map(({ image_link }) => image_link)),
    service: originsOf([process.env['GATSBY_API_BASE'] ?? '']),
  });
  const screen = screenPolicy(ofScreen.styles, backendOf(process.env).origins);
  const paths = files.map(({ path }) => path);
  const links = linkHeaders(prerendered, hints);
  await writeFile(join(root, '_redirects'), `${lines.join('\n')}\n`);
  await writeFile(join(root, '_headers'), `${headerLines({ site, screen }, paths, links, edition.audience === 'editors').join('\n')}\n`);
  await writeManifest(root, {
    id: await fingerprint(files, lines),
    timestamp: new Date().toISOString(),
    rules: rules.map(({ from, to, status }) => ({ from, to, status })),
    prerendered,
  });
}
