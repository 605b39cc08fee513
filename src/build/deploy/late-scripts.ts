import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFile } from './built-files';

/**
 * What stands in a page for its scripts. They are fetched once the page has come whole and the browser rests, or as soon as the visitor
 * acts, so that nothing of them is in the way of what is to be seen first. Links and forms work meanwhile as plain HTML; a press on a
 * button is kept, and given to the page when the scripts have taken it over, unless what it opened is closed by then. Where a script does
 * not come, the page is given the styles of a browser without scripts.
 */
const boot = `(() => {
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
  addEventListener('click', ({ target }) => (pressed = target.closest('button[type=button]') || pressed), { capture: true, signal });
  document.addEventListener('taken', () => (early.abort(), pressed && pressed.isConnected && pressed.click()), { signal });
})();`;

/**
 * A script of a few bytes that starts React before Gatsby's starts the page: two tasks, between which the browser hears the visitor, in
 * the place of a long one.
 */
export const firstScript = { react: 'react-dom/client' };

interface Stats {
  assetsByChunkName?: Record<string, string[]>;
}

/** The address of that script in a built site, or nothing where there is none. */
async function addressOfFirst(root: string): Promise<string | undefined> {
  const { assetsByChunkName } = JSON.parse(await readFile(join(root, 'webpack.stats.json'), 'utf8')) as Stats;
  const file = assetsByChunkName?.['react']?.find((name) => /^react-[^/]*\.js$/.test(name));
  return file && `/${file}`;
}

const tags = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;
const sources = /<script src="([^"]+)"/g;
const lateTag = /<script data-scripts="([^"]*)">[^]*?<\/script>/;

const lateTagOf = (scripts: string): string => `<script data-scripts="${scripts}">${boot}</script>`;

/**
 * Puts the late scripts of a page in the place of its early ones, or of those that an older build made late; a page that has none stays as
 * it is.
 * @param first what comes before the last of them, which starts the page.
 */
export function withLateScripts(html: string, first?: string): string {
  const renewed = html.replace(lateTag, (_, scripts: string) => lateTagOf(scripts));
  return renewed.replace(tags, (early) => {
    const scripts = Array.from(early.matchAll(sources), ([, source]) => source!);
    if (first) scripts.splice(-1, 0, first);
    return lateTagOf(scripts.join(' '));
  });
}

/** Makes the scripts of all pages of a built site late. */
export async function delayScripts(root: string, pages: readonly BuiltFile[]): Promise<void> {
  const first = await addressOfFirst(root);
  for (const { file, read } of pages) {
    const html = await read();
    const late = withLateScripts(html, first);
    if (late !== html) await writeFile(file, late);
  }
}
