import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFile } from './built-files';

/** A style sheet that is not in every page. */
export interface PageStyleSheet {
  /** Its file at the root of the site. */
  name: string;
  text: string;
  /** The classes it knows. */
  classes: ReadonlySet<string>;
}

const globalStyleTag = /<style[^>]* data-identity="gatsby-global-css"[^>]*>[^<]*<\/style>/;

/** The classes that a style sheet of the build, without white space and comments, names. */
export const parseClassNames = (styles: string): Set<string> =>
  new Set(Array.from(styles.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name!));

const findUsedClassNames = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(/\s+/)).flat());

/** The sheets that a page needs: where a class stands in several, as that of a part that others hold too, the shortest of them will do. */
function selectSheets(sheets: readonly PageStyleSheet[], used: ReadonlySet<string>): PageStyleSheet[] {
  const missing = new Set(used);
  const shortest = [...sheets].sort((one, other) => one.text.length - other.text.length);
  const taken = shortest.filter(({ classes }) => {
    const isNeeded = [...classes].some((name) => missing.has(name));
    if (isNeeded) classes.forEach((name) => missing.delete(name));
    return isNeeded;
  });
  return sheets.filter((sheet) => taken.includes(sheet));
}

/**
 * Puts into a page the style sheets of the parts it holds, after the one of all pages; the bundler knows them there by their names. One that
 * it has already is not put there again.
 */
export function withPageCss(html: string, sheets: readonly PageStyleSheet[]): string {
  const own = selectSheets(sheets, findUsedClassNames(html)).filter(({ text }) => !html.includes(text));
  const styles = own.map(({ name, text }) => `<style data-href="/${name}">${text}</style>`).join('');
  return html.replace(globalStyleTag, (all) => all + styles);
}

interface Compiler {
  hooks: { afterEmit: { tap: (name: string, hear: (compilation: { assets: Record<string, unknown> }) => void) => void } };
}

const isPageCssFile = (name: string): boolean => name.endsWith('.css') && !name.startsWith('styles.');

let pageCssFiles: string[] = [];

/** Remembers which style sheets the compilation made besides the one of all pages: in a folder that is kept lie those of others too. */
export const collectPageCss = () => ({
  apply({ hooks }: Compiler) {
    hooks.afterEmit.tap('CollectPageCss', ({ assets }) => {
      pageCssFiles = Object.keys(assets).filter(isPageCssFile).sort();
    });
  },
});

/** Puts into all built pages the style sheets of the parts they hold. */
export async function inlinePageCss(root: string, pages: readonly BuiltFile[]): Promise<void> {
  const sheets = await Promise.all(
    pageCssFiles.map(async (name) => {
      const text = await readFile(join(root, name), 'utf8');
      return { name, text, classes: parseClassNames(text) };
    }),
  );
  for (const { file, read } of pages) {
    const html = await read();
    const placed = withPageCss(html, sheets);
    if (placed !== html) await writeFile(file, placed);
  }
}
