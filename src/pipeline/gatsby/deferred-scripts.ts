import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { control, hydratedEvent, needsScriptsEvent, readerElements } from '../../domain/early-press';
import { restoresScroll, transparentUntil } from '../../domain/site-settings';
import { assertSeam, type WebpackConfig } from './upstream-code';
import { isGatsbyPage } from './built-files';

/**
 * The inline script of a page. It marks whether the page is scrolled (N2), keeps the browser from restoring a scroll position (R7), and loads
 * React and the site's code with the first sign of a hand that needs them (X9): a pointer that hovers, a key, a field that takes the focus, a
 * press on a control, or the event `needsScriptsEvent`. A reader who scrolls by finger and follows links never loads them.
 *
 * Links and forms work meanwhile as plain HTML, menus and questions as popovers and `details`, which React takes over as it finds them. A press
 * on another control is kept and repeated after hydration. When a script fails to load, the page gets the styles of a browser without scripts,
 * and the link that was pressed is followed. A page that is left while they load and comes back from the browser's cache has lost them, so that
 * it is loaded again; so is one whose address a step back has changed, which an earlier navigation without a document had made.
 */
const loaderScript = `(() => {
  const { scripts } = document.currentScript.dataset;
  const root = document.documentElement;
  const early = new AbortController();
  const capture = { passive: true, capture: true, signal: early.signal };
  const getPath = () => location.pathname + location.search;
  const path = getPath();
  let isBegun = false;
  let pressed;
  const mark = () => (root.dataset.scrolled = scrollY > ${transparentUntil});
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const src of scripts.split(' ')) document.body.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
  ${
    restoresScroll
      ? ''
      : `const restoreNothing = () => (history.scrollRestoration = 'manual');
  restoreNothing();
  addEventListener('hashchange', restoreNothing);
  addEventListener('pageshow', ({ persisted }) => persisted && !location.hash && scrollTo(0, 0));`
  }
  addEventListener('pageshow', ({ persisted }) => persisted && isBegun && location.reload(), capture);
  addEventListener('popstate', () => path !== getPath() && location.reload(), capture);
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => pointerType !== 'touch' && (movementX || movementY) && begin(), capture);
  addEventListener('keydown', begin, capture);
  addEventListener('${needsScriptsEvent}', begin, capture);
  addEventListener('focusin', ({ target }) => target.matches('input, select, textarea') && begin(), capture);
  addEventListener('click', (event) => {
    const control = event.target.closest('${control}');
    const element = control && control.closest(':not(:defined)');
    if (element) customElements.whenDefined(element.localName).then(() => control.click());
    else if (control && !control.closest('${readerElements}') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      if (control.localName !== 'summary' && !control.popoverTargetElement) pressed = control;
      if (control.localName === 'a') event.preventDefault();
      begin();
    }
  }, { capture: true, signal: early.signal });
  addEventListener('error', ({ target }) => {
    if (target.localName !== 'script') return;
    document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent);
    if (pressed && pressed.href) location.assign(pressed.href);
  }, capture);
  document.addEventListener('${hydratedEvent}', () => (early.abort(), pressed && pressed.isConnected && pressed.click()), capture);
})();`;

/**
 * Adds two entries to Gatsby's: `reader`, the code of a visitor who only reads, and `react`, which evaluates React before Gatsby's entry does:
 * two tasks instead of a long one, with input handled between them.
 */
export function addEntries(config: WebpackConfig): void {
  assertSeam('deferred-scripts', 'app' in config.entry, 'an entry `app` in Gatsby’s webpack configuration');
  config.entry = { ...config.entry, reader: join(process.cwd(), 'src/layouts/reader.ts'), react: 'react-dom/client' };
}

interface WebpackStats {
  assetsByChunkName?: Record<string, string[]>;
}

/** The URLs of the scripts of a page, in the order in which they run. */
interface PageScripts {
  /** Those of every visitor: webpack's runtime and the entry `reader`. */
  readonly reader: readonly string[];
  /** Those that need a hand. */
  readonly app: readonly string[];
}

/** Reads the scripts of all pages, which are the same. Read from gatsby 5.16.1, `dist/utils/gatsby-webpack-stats-extractor.js`. */
export async function readPageScripts(root: string): Promise<PageScripts> {
  const { assetsByChunkName } = JSON.parse(await readFile(join(root, 'webpack.stats.json'), 'utf8')) as WebpackStats;
  const find = (name: string) => {
    const files = (assetsByChunkName?.[name] ?? []).filter((file) => file.endsWith('.js'));
    assertSeam('deferred-scripts', files.length > 0, `a script of the chunk \`${name}\` in public/webpack.stats.json`);
    return files.map((file) => `/${file}`);
  };
  const reader = find('reader');
  const app = [...new Set([...find('react'), ...find('app')])].filter((file) => !reader.includes(file));
  return { reader, app };
}

const asyncScriptTags = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;
const deferredTags = /(?:<script src="[^"]+" async><\/script>)*<script data-scripts="[^"]*">[^]*?<\/script>/;

/**
 * Replaces the script tags of a built page by those of a reader and the inline script that loads the others; in a page of an earlier build it
 * renews them. A page without scripts is returned as it is. Read from gatsby 5.16.1, `cache-dir/static-entry.js`.
 * @throws {Error} when the page does not hold its scripts as Gatsby writes them.
 */
export function deferScripts(html: string, path: string, { reader, app }: PageScripts): string {
  if (!isGatsbyPage(html)) return html;
  const pattern = deferredTags.test(html) ? deferredTags : asyncScriptTags;
  assertSeam('deferred-scripts', pattern.test(html), `adjacent tags \`<script src async>\` in ${path}`);
  const tags = reader.map((src) => `<script src="${src}" async></script>`).join('');
  return html.replace(pattern, () => `${tags}<script data-scripts="${app.join(' ')}">${loaderScript}</script>`);
}
