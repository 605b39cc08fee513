import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test('[A8] the code that measures a page is one file of at most 600 bytes, which no page names', () => {
  const scripts = readdirSync('public').filter((name) => name.endsWith('.js'));
  const measuring = scripts.filter((name) => readFileSync(`public/${name}`, 'utf8').includes('/timings'));
  expect(measuring).toHaveLength(1);
  expect(brotliCompressSync(readFileSync(`public/${measuring[0]}`)).length).toBeLessThanOrEqual(600);
  expect(readFileSync('public/index.html', 'utf8')).not.toContain(measuring[0]!);
});
