import { expect, test } from '@playwright/test';
import { builtPaths, readBuiltHtml, routes } from '../support/built-site';

const readLayouts = (path: string): string[] =>
  [...readBuiltHtml(path).matchAll(/\sdata-layout="([^"]*)"/g)].map(([, layout = '']) => layout);

test('[R5] every page under /admin has the admin layout, and every other page the client layout', () => {
  const adminPages = builtPaths.filter((path) => /^\/admin(?:\/|$)/.test(path));
  expect(adminPages).toContain('/admin');
  for (const path of [...routes, '/404']) expect.soft(readLayouts(path), path).toEqual(['site']);
  for (const path of adminPages) expect.soft(readLayouts(path), path).toEqual(['admin']);
});
