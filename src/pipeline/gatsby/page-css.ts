import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isGatsbyPage } from './built-files';
import { isCssExtractPlugin } from './deterministic-output';
import { assertSeam, type WebpackConfig, type WebpackHook } from './upstream-code';

/** A chunk of webpack: what it is called in the code, and the imports by which it is loaded. */
interface Chunk {
  name?: string | null;
  canBeInitial: () => boolean;
  groupsIterable: Iterable<{ origins: readonly { request: string }[] }>;
}

/** A short name, the same on every machine. */
const toShortName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 4);

const getModulePath = (identifier: string): string => relative(process.cwd(), identifier.replace(/^.*!/, '').replace(/\|.*$/, ''));

const isTemplate = ({ name }: Chunk): boolean => name?.startsWith('component---') === true;

/** The requests of the imports that load a chunk, sorted. */
const listRequests = ({ groupsIterable }: Chunk): string[] =>
  [...groupsIterable].flatMap(({ origins }) => origins.map(({ request }) => request)).sort();

/**
 * Leaves in the style sheet of all pages, `styles`, what the entries import. Each other module of styles becomes a sheet of its own, and
 * `inlinePageCss` puts the sheets into the pages that need them. The modules that only code on demand uses, and the same code, share a sheet:
 * the reader's script holds the name of each.
 *
 * Gatsby bundles all styles into the one sheet, and writes it into the HTML of every page. Read from gatsby 5.16.1,
 * `dist/utils/webpack.config.js`.
 */
export function splitStyles({ optimization, plugins }: WebpackConfig): void {
  const group = optimization?.splitChunks?.cacheGroups['styles'];
  assertSeam(
    'page-css',
    group && typeof group.test === 'function' && group.name === 'styles',
    'the cache group `styles`, whose `test` is a function',
  );
  group.name = (module: { identifier: () => string }, chunks: readonly Chunk[]) => {
    if (chunks.some((chunk) => chunk.canBeInitial())) return 'styles';
    const isOnDemand = !chunks.some(isTemplate);
    return `sheet-${toShortName(isOnDemand ? chunks.flatMap(listRequests).sort().join() : getModulePath(module.identifier()))}`;
  };
  // The reader's script holds the names of those that its code asks for.
  const plugin = plugins.find(isCssExtractPlugin);
  assertSeam('page-css', plugin?.options.chunkFilename, 'MiniCssExtractPlugin with an option `chunkFilename`');
  plugin.options.chunkFilename = 'sheet-[id].[contenthash].css';
}

/** A style sheet that only some pages need. */
interface PageStyleSheet {
  /** The name of its file at the root of the site. */
  name: string;
  text: string;
  classes: ReadonlySet<string>;
  /** Whether code that the reader's script fetches asks for it. */
  isAskedFor: boolean;
}

const globalStyleTag = /<style[^>]* data-identity="gatsby-global-css"[^>]*>[^<]*<\/style>/;

/** The classes that a minified style sheet names. A `+` in a name is escaped there. */
export const parseClassNames = (styles: string): Set<string> =>
  new Set(Array.from(styles.matchAll(/\.((?:[A-Za-z_]|\\.)(?:[\w-]|\\.)*)/g), ([, name]) => name!.replaceAll('\\', '')));

const findUsedClassNames = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(/\s+/)).flat());

/** The sheets that a page needs. A class may be in several sheets: the shortest of them is enough. */
function selectSheets(sheets: readonly PageStyleSheet[], used: ReadonlySet<string>): PageStyleSheet[] {
  const missing = new Set(used);
  const shortest = [...sheets].sort((a, b) => a.text.length - b.text.length);
  const selected = shortest.filter(({ classes }) => {
    const isNeeded = [...classes].some((name) => missing.has(name));
    if (isNeeded) classes.forEach((name) => missing.delete(name));
    return isNeeded;
  });
  return sheets.filter((sheet) => selected.includes(sheet));
}

/**
 * Inserts the style sheets that a page needs after the one of all pages, unless the page has them already. Those that code asks for have an
 * element of their own, whose `data-href` tells mini-css-extract-plugin that they are loaded; neighbors of the others share one.
 */
export function withPageCss(html: string, sheets: readonly PageStyleSheet[]): string {
  const own = selectSheets(sheets, findUsedClassNames(html)).filter(({ text }) => !html.includes(text));
  const texts = own.map(({ name, text, isAskedFor }) => (isAskedFor ? `</style><style data-href="/${name}">${text}</style><style>` : text));
  const styles = `<style>${texts.join('')}</style>`.replaceAll('<style></style>', '');
  return html.replace(globalStyleTag, (all) => all + styles);
}

const isGlobalCssFile = (name: string): boolean => /^styles\..*css$/.test(name);

/** A sheet of the compilation that only some pages need, before it is read. */
export type PageSheetFile = Pick<PageStyleSheet, 'name' | 'isAskedFor'>;

/** What is read of webpack's compilation. */
interface Compilation {
  assets: Record<string, unknown>;
  entrypoints: ReadonlyMap<string, { getEntrypointChunk: () => { getAllReferencedChunks: () => Iterable<{ files: Iterable<string> }> } }>;
}

/** Hands over the names of the compilation's style sheets, since `public` may hold those of earlier builds too. */
export const collectPageCss = (keep: (sheets: PageSheetFile[]) => void) => ({
  apply({ hooks }: { hooks: { afterEmit: WebpackHook<Compilation> } }) {
    hooks.afterEmit.tap('CollectPageCss', ({ assets, entrypoints }) => {
      const names = Object.keys(assets).filter((name) => name.endsWith('.css'));
      assertSeam('page-css', names.some(isGlobalCssFile), 'a style sheet `styles.*.css` at the root of the site');
      const reader = entrypoints.get('reader')?.getEntrypointChunk();
      const askedFor = new Set(Array.from(reader?.getAllReferencedChunks() ?? [], ({ files }) => [...files]).flat());
      const ofPages = names.filter((name) => !isGlobalCssFile(name)).sort();
      keep(ofPages.map((name) => ({ name, isAskedFor: askedFor.has(name) })));
    });
  },
});

export const readPageSheets = (root: string, files: readonly PageSheetFile[]): Promise<PageStyleSheet[]> =>
  Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file.name), 'utf8');
      return { ...file, text, classes: parseClassNames(text) };
    }),
  );

/**
 * Inserts into a built page the style sheets that it needs.
 *
 * Gatsby inlines only the sheet `styles`; the others would be fetched with code, or not at all. Read from gatsby
 * 5.16.1, `cache-dir/static-entry.js`, and mini-css-extract-plugin 1.6.2.
 * @throws {Error} when the page does not hold the sheet of all pages as Gatsby writes it.
 */
export function inlinePageCss(html: string, path: string, sheets: readonly PageStyleSheet[]): string {
  const hasGlobalCss = !isGatsbyPage(html) || globalStyleTag.test(html);
  assertSeam('page-css', hasGlobalCss, `a tag \`<style data-identity="gatsby-global-css">\` in ${path}`);
  return withPageCss(html, sheets);
}
