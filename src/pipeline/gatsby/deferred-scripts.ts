import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hydratedEvent, replayableButton } from '../../domain/hydration/early-press';
import type { BuiltFile } from './built-files';

/**
 * What stands in a page for its scripts. They are fetched once the page has come whole and the browser rests, or as soon as the visitor
 * acts, so that nothing of them is in the way of what is to be seen first. Links and forms work meanwhile as plain HTML; a press on a
 * button is kept, and given to the page when the scripts have taken it over, unless what it opened is closed by then. Where a script does
 * not come, the page is given the styles of a browser without scripts.
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
  addEventListener('toggle', ({ target, newState }) => {
    if (newState === 'closed' && pressed && pressed.getAttribute('popovertarget') === target.id) pressed = undefined;
  }, { capture: true, signal });
  addEventListener('error', ({ target }) => {
    if (target.localName === 'script') document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent);
  }, { capture: true, signal });
  addEventListener('click', ({ target }) => (pressed = target.closest('${replayableButton}') || pressed), { capture: true, signal });
  document.addEventListener('${hydratedEvent}', () => (early.abort(), pressed && pressed.isConnected && pressed.click()), { signal });
})();`;

/**
 * A script of a few bytes that starts React before Gatsby's starts the page: two tasks, between which the browser hears the visitor, in
 * the place of a long one.
 */
export const reactEntry = { react: 'react-dom/client' };

interface WebpackStats {
  assetsByChunkName?: Record<string, string[]>;
}

/** The address of that script in a built site, or nothing where there is none. */
async function findReactEntryUrl(root: string): Promise<string | undefined> {
  const { assetsByChunkName } = JSON.parse(await readFile(join(root, 'webpack.stats.json'), 'utf8')) as WebpackStats;
  const file = assetsByChunkName?.['react']?.find((name) => /^react-[^/]*\.js$/.test(name));
  return file && `/${file}`;
}

const asyncScriptTags = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;
const scriptSource = /<script src="([^"]+)"/g;
const deferredTagPattern = /<script data-scripts="([^"]*)">[^]*?<\/script>/;

const toDeferredTag = (scripts: string): string => `<script data-scripts="${scripts}">${loaderScript}</script>`;

/**
 * Puts the late scripts of a page in the place of its early ones, or of those that an older build made late; a page that has none stays as
 * it is.
 * @param first what comes before the last of them, which starts the page.
 */
export function withDeferredScripts(html: string, first?: string): string {
  const renewed = html.replace(deferredTagPattern, (_, scripts: string) => toDeferredTag(scripts));
  return renewed.replace(asyncScriptTags, (early) => {
    const scripts = Array.from(early.matchAll(scriptSource), ([, source]) => source!);
    if (first) scripts.splice(-1, 0, first);
    return toDeferredTag(scripts.join(' '));
  });
}

/** Makes the scripts of all pages of a built site late. */
export async function deferScripts(root: string, pages: readonly BuiltFile[]): Promise<void> {
  const first = await findReactEntryUrl(root);
  for (const { file, read } of pages) {
    const html = await read();
    const late = withDeferredScripts(html, first);
    if (late !== html) await writeFile(file, late);
  }
}
