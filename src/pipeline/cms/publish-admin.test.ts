import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createTestFolder } from '../../../tests/support/test-folder';
import { toAdminPage } from './publish-admin';
import { publishEditMode } from './publish-edit-mode';

const root = createTestFolder();

const builtHtml =
  '<html><head><link rel="preload" href="/a.woff2" as="font"/><link as="script" rel="preload" href="/app.js"/><style>b{}</style></head>' +
  '<body><div data-layout="admin"><main id="content">How it is done</main></div><script>window.a=1</script><script src="/app.js" async></script></body></html>';

test('[E1, R5] the admin page keeps its layout and text, has only the script of the editing screen, and is converted once', () => {
  const page = toAdminPage(builtHtml);
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/admin/admin-app.js" defer>']);
  expect(page).toContain('<div data-layout="admin"><main id="content">How it is done</main></div>');
  expect(page).toContain('<style>b{}</style>');
  expect(page).not.toContain('"/app.js');
  expect(toAdminPage(toAdminPage(builtHtml))).toBe(toAdminPage(builtHtml));
});

test('[E5] a build for visitors deletes what a preview has left of the edit switch', async () => {
  for (const name of ['config.json', 'edit-mode.js', 'source-map.json']) root.write(`admin/${name}`, '{}');
  await publishEditMode(root());
  expect(readdirSync(root('admin'))).toEqual(['config.json']);
});
