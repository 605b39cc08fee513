import { expect, test } from '@playwright/test';
import { readBuiltHtml, builtPaths, routes } from './built-site';

const readLayouts = (path: string): string[] =>
  [...readBuiltHtml(path).matchAll(/\sdata-layout="([^"]*)"/g)].map(([, layout = '']) => layout);

for (const path of [...routes, '/404']) {
  test(`[R5] ${path} has the client layout`, () => {
    expect(readLayouts(path)).toEqual(['site']);
  });
}

test('[R5] what begins with /admin has the admin layout', () => {
  const pages = builtPaths.filter((path) => /^\/admin(?:\/|$)/.test(path));
  expect(pages).toContain('/admin');
  expect(pages.flatMap(readLayouts)).toEqual(pages.map(() => 'admin'));
});

test('[R5] the layouts stay when the page comes to life', async ({ page }) => {
  for (const [path, layout] of [
    ['/our-story', 'site'],
    ['/admin', 'admin'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout);
  }
});
