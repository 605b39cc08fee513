import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertSeam, type WebpackConfig, type WebpackHook } from './upstream-code';
import { isGatsbyPage } from './built-files';

/** How many chunks import a style sheet of which every page has a copy. */
const commonFrom = 3;

/**
 * Leaves in the style sheet of all pages, `styles`, what the entry imports, and what many chunks import. The other sheets stay with the chunks
 * that import them, and `inlinePageCss` puts them into the pages that need them.
 *
 * Gatsby bundles all styles into the one sheet, and writes it into the HTML of every page. Read from gatsby 5.16.1,
 * `dist/utils/webpack.config.js`.
 */
export function splitStyles({ optimization }: WebpackConfig): void {
  const group = optimization?.splitChunks?.cacheGroups['styles'];
  const test = group && group.test;
  assertSeam(
    'page-css',
    typeof test === 'function' && group && group.name === 'styles',
    'the cache group `styles`, whose `test` is a function',
  );
  group.test = (module, context) => {
    const chunks = [...context.chunkGraph.getModuleChunksIterable(module)];
    return test(module, context) && (chunks.length >= commonFrom || chunks.some((chunk) => chunk.canBeInitial()));
  };
}

/** A style sheet that only some pages need. */
interface PageStyleSheet {
  /** The name of its file at the root of the site. */
  name: string;
  text: string;
  /** The classes that its rules name. */
  classes: ReadonlySet<string>;
}

const globalStyleTag = /<style[^>]* data-identity="gatsby-global-css"[^>]*>[^<]*<\/style>/;

/** The classes that a minified style sheet names. */
export const parseClassNames = (styles: string): Set<string> =>
  new Set(Array.from(styles.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name!));

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
 * Inserts the style sheets that a page needs after the one of all pages, unless the page has them already. `data-href` tells
 * mini-css-extract-plugin that a sheet is loaded.
 */
export function withPageCss(html: string, sheets: readonly PageStyleSheet[]): string {
  const own = selectSheets(sheets, findUsedClassNames(html)).filter(({ text }) => !html.includes(text));
  const styles = own.map(({ name, text }) => `<style data-href="/${name}">${text}</style>`).join('');
  return html.replace(globalStyleTag, (all) => all + styles);
}

const isGlobalCssFile = (name: string): boolean => /^styles\..*css$/.test(name);

let pageCssFiles: string[] = [];

/** Keeps the names of the compilation's style sheets, since `public` may hold those of earlier builds too. */
export const collectPageCss = () => ({
  apply({ hooks }: { hooks: { afterEmit: WebpackHook<{ assets: Record<string, unknown> }> } }) {
    hooks.afterEmit.tap('CollectPageCss', ({ assets }) => {
      const names = Object.keys(assets).filter((name) => name.endsWith('.css'));
      assertSeam('page-css', names.some(isGlobalCssFile), 'a style sheet `styles.*.css` at the root of the site');
      pageCssFiles = names.filter((name) => !isGlobalCssFile(name)).sort();
    });
  },
});

/** Reads the style sheets of the compilation that only some pages need. */
export const readPageSheets = (root: string): Promise<PageStyleSheet[]> =>
  Promise.all(
    pageCssFiles.map(async (name) => {
      const text = await readFile(join(root, name), 'utf8');
      return { name, text, classes: parseClassNames(text) };
    }),
  );

/**
 * Inserts into a built page the style sheets that it needs.
 *
 * Gatsby inlines only the sheet `styles`; the others would be fetched after hydration, or not at all in static parts. Read from gatsby
 * 5.16.1, `cache-dir/static-entry.js`, and mini-css-extract-plugin 1.6.2.
 * @throws {Error} when the page does not hold the sheet of all pages as Gatsby writes it.
 */
export function inlinePageCss(html: string, path: string, sheets: readonly PageStyleSheet[]): string {
  const hasGlobalCss = !isGatsbyPage(html) || globalStyleTag.test(html);
  assertSeam('page-css', hasGlobalCss, `a tag \`<style data-identity="gatsby-global-css">\` in ${path}`);
  return withPageCss(html, sheets);
}
