import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertSeam } from './assert-seam';
import { type BuiltFile, isGatsbyPage } from './built-files';
import type { WebpackHook } from './webpack-config';

/** A style sheet that only some pages need, see `style-chunks`. */
export interface PageStyleSheet {
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

/**
 * Inserts into all built pages the style sheets that they need.
 *
 * Gatsby inlines only the sheet `styles`; the others would be fetched after hydration, or not at all in static parts. Read from gatsby
 * 5.16.1, `cache-dir/static-entry.js`, and mini-css-extract-plugin 1.6.2.
 * @throws {Error} when a page does not hold the sheet of all pages as Gatsby writes it.
 */
export async function inlinePageCss(root: string, pages: readonly BuiltFile[]): Promise<void> {
  const sheets = await Promise.all(
    pageCssFiles.map(async (name) => {
      const text = await readFile(join(root, name), 'utf8');
      return { name, text, classes: parseClassNames(text) };
    }),
  );
  for (const { path, file, read } of pages) {
    const html = await read();
    const hasGlobalCss = !isGatsbyPage(html) || globalStyleTag.test(html);
    assertSeam('page-css', hasGlobalCss, `a tag \`<style data-identity="gatsby-global-css">\` in ${path}`);
    const styled = withPageCss(html, sheets);
    if (styled !== html) await writeFile(file, styled);
  }
}
