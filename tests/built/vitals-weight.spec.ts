import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test('[A8] the code that measures a page is one file of at most 0.6 KB, which no page names', () => {
  // The names of scripts that are loaded on demand are in webpack's runtime; files of earlier builds may still be there.
  const runtime = /webpack-runtime-\w+\.js/.exec(readFileSync('public/index.html', 'utf8'))![0];
  const names = readFileSync(`public/${runtime}`, 'utf8');
  const scripts = readdirSync('public').filter((name) => name.endsWith('.js') && names.includes(name.slice(-11, -3)));
  const measuring = scripts.filter((name) => readFileSync(`public/${name}`, 'utf8').includes('/timings'));
  expect(measuring).toHaveLength(1);
  expect(brotliCompressSync(readFileSync(`public/${measuring[0]}`)).length).toBeLessThanOrEqual(0.6 * 1024);
  expect(readFileSync('public/index.html', 'utf8')).not.toContain(measuring[0]!);
});
