import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { routes } from '../tests/support/built-site';

// A script that holds no module of its own has no map.
const hasSourceMap = (path: string): boolean => path.endsWith('.js') && existsSync(join('public', `${path}.map`));

const boardSource = /\/src\/(?:[^?]*\/board\/|features\/inquiry\/(?:board-param|format-board-attachment))/;

/** What of a built script was written for the board, as its source map says. */
function extractBoardCode(script: string): string {
  const file = join('public', script);
  const lines = readFileSync(file, 'utf8').split('\n');
  const pieces: string[] = [];
  let last = { line: 1, column: 0, isOurs: false };
  const add = (line: number, column: number) => {
    if (last.isOurs) pieces.push(lines[last.line - 1]!.slice(last.column, line === last.line ? column : undefined));
  };
  eachMapping(new TraceMap(readFileSync(`${file}.map`, 'utf8')), ({ generatedLine: line, generatedColumn: column, source }) => {
    add(line, column);
    last = { line, column, isOurs: boardSource.test(source ?? '') };
  });
  add(Infinity, 0);
  return pieces.join('');
}

for (const path of ['/', routes.find((one) => one.startsWith('/brand-partners/'))!, '/contact-us/inquiry'])
  test(`[G1] without a board ${path} fetches at most 2 KB of board code, and no chunk of the board alone`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openHydrated(page, path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(requests.filter((one) => /board/.test(one))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    const written = requests.filter(hasSourceMap).map(extractBoardCode);
    const bytes = brotliCompressSync(written.join('\n')).length;
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(2_048);
  });
