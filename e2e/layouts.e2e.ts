import { expect, test } from '@playwright/test';
import { builtHtml, builtPaths, routes } from './site';

const layoutsOf = (path: string): string[] => [...builtHtml(path).matchAll(/\sdata-layout="([^"]*)"/g)].map(([, layout = '']) => layout);

for (const path of [...routes, '/404']) {
  test(`[R5] ${path} has the client layout`, () => {
    expect(layoutsOf(path)).toEqual(['client']);
  });
}

test('[R5] what begins with /admin has the admin layout', () => {
  const pages = builtPaths.filter((path) => /^\/admin(?:\/|$)/.test(path));
  expect(pages).toContain('/admin');
  expect(pages.flatMap(layoutsOf)).toEqual(pages.map(() => 'admin'));
});

test('[R5] the layouts stay when the page comes to life', async ({ page }) => {
  for (const [path, layout] of [
    ['/our-story', 'client'],
    ['/admin', 'admin'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout);
  }
});
