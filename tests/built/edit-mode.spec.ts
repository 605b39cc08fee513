import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:html|js|json|css)$/.test(file) && !file.startsWith('static') && statSync(join(root, file)).isFile(),
  );
const hasEditMode = (root: string) => (file: string) => /edit-mode|source-map\.json/.test(readFileSync(join(root, file), 'utf8'));

test('[E5] a build for visitors has no code of the edit switch, and a preview has it on every page', () => {
  expect(listFiles('public').filter(hasEditMode('public'))).toEqual([]);
  expect(['edit-mode.js', 'source-map.json'].filter((name) => existsSync(join('public/admin', name)))).toEqual([]);
  const preview = '.builds/preview/public';
  const pages = listFiles(preview).filter(
    (file) => file.endsWith('index.html') && !file.startsWith('admin') && !file.startsWith('_gatsby'),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !hasEditMode(preview)(file))).toEqual([]);
});
