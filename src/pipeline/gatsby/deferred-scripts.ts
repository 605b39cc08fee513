import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hydratedEvent, replayableButton } from '../../domain/hydration/early-press';
import { assertSeam } from './assert-seam';
import { isGatsbyPage } from './built-files';
import type { WebpackConfig } from './webpack-config';

/**
 * The inline script that loads the scripts of a page.
 *
 * Gatsby writes its scripts as `async`, so that they compete with what the first screen needs. This one loads them once the page has loaded
 * and the browser is idle, or at the first input. Links and forms work meanwhile as plain HTML; a press on a button is kept and repeated
 * after hydration, unless the popover that it opened is closed by then. When a script fails to load, the page gets the styles of a browser
 * without scripts. A page that is left while they load and comes back from the browser's cache has lost them, so that it is loaded
 * again.
 */
const loaderScript = `(() => {
  const { scripts } = document.currentScript.dataset;
  const acts = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  const early = new AbortController();
  const { signal } = early;
  let isBegun = false;
  let pressed;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const src of scripts.split(' ')) document.body.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  const idle = () => (window.requestIdleCallback ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin, 200));
  const rest = () => requestAnimationFrame(() => requestAnimationFrame(idle));
  for (const act of acts) addEventListener(act, begin, { passive: true, capture: true, signal });
  addEventListener('load', rest, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && (isBegun ? location.reload() : rest()), { signal });
  addEventListener('toggle', ({ target, newState }) => {
    if (newState === 'closed' && pressed && pressed.getAttribute('popovertarget') === target.id) pressed = undefined;
  }, { capture: true, signal });
  addEventListener('error', ({ target }) => {
    if (target.localName === 'script') document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent);
  }, { capture: true, signal });
  addEventListener('click', ({ target }) => (pressed = target.closest('${replayableButton}') || pressed), { capture: true, signal });
  document.addEventListener('${hydratedEvent}', () => (early.abort(), pressed && pressed.isConnected && pressed.click()), { signal });
})();`;

/** Adds a small entry that evaluates React before Gatsby's entry: two tasks instead of a long one, with input handled between them. */
export function addReactEntry(config: WebpackConfig): void {
  assertSeam('deferred-scripts', 'app' in config.entry, 'an entry `app` in Gatsby’s webpack configuration');
  config.entry = { ...config.entry, react: 'react-dom/client' };
}

interface WebpackStats {
  assetsByChunkName?: Record<string, string[]>;
}

/** The URL of the script that `addReactEntry` adds. */
export async function readReactEntryUrl(root: string): Promise<string> {
  const { assetsByChunkName } = JSON.parse(await readFile(join(root, 'webpack.stats.json'), 'utf8')) as WebpackStats;
  const file = assetsByChunkName?.['react']?.find((name) => /^react-[^/]*\.js$/.test(name));
  assertSeam('deferred-scripts', file, 'a script of the chunk `react` in public/webpack.stats.json');
  return `/${file}`;
}

const asyncScriptTags = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;
const scriptSource = /<script src="([^"]+)"/g;
const deferredTagPattern = /<script data-scripts="([^"]*)">[^]*?<\/script>/;

const toDeferredTag = (scripts: string): string => `<script data-scripts="${scripts}">${loaderScript}</script>`;

/**
 * Replaces the script tags of a page by the one that loads them, and renews that one in a page of an earlier build. A page without scripts
 * is returned as it is.
 * @param reactEntry the URL of a script to run before the last one, which starts the page.
 */
export function withDeferredScripts(html: string, reactEntry?: string): string {
  const renewed = html.replace(deferredTagPattern, (_, scripts: string) => toDeferredTag(scripts));
  return renewed.replace(asyncScriptTags, (tags) => {
    const scripts = Array.from(tags.matchAll(scriptSource), ([, source]) => source!);
    if (reactEntry) scripts.splice(-1, 0, reactEntry);
    return toDeferredTag(scripts.join(' '));
  });
}

/**
 * Defers the scripts of a built page. Read from gatsby 5.16.1, `cache-dir/static-entry.js` and
 * `dist/utils/gatsby-webpack-stats-extractor.js`.
 * @throws {Error} when the page does not hold its scripts as Gatsby writes them.
 */
export function deferScripts(html: string, path: string, reactEntry: string): string {
  const deferred = withDeferredScripts(html, reactEntry);
  const hasDeferred = !isGatsbyPage(html) || (deferredTagPattern.test(deferred) && !asyncScriptTags.test(deferred));
  assertSeam('deferred-scripts', hasDeferred, `adjacent tags \`<script src async>\` in ${path}`);
  return deferred;
}
