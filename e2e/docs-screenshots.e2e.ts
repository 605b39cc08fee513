import { expect, test } from '@playwright/test';
import { getPageKind, listScreenshots, screenshotWidths } from '../scripts/screenshot-list';
import { openRoutes } from './built-site';

test('[R1] docs/screens shows a page of every kind, and the error page, on a phone and on a desk', () => {
  const paths = [...openRoutes, '/404'];
  const screens = listScreenshots(paths);
  for (const kind of new Set(paths.map(getPageKind))) {
    const shown = screens.filter(({ name, isWhole }) => isWhole && name === kind);
    expect(shown.map(({ width }) => width)).toEqual(screenshotWidths);
    expect(paths).toContain(shown[0]!.path);
  }
  expect(
    ['home', 'our-story', 'brand-partners', 'article', 'contact-us', '404'].filter((name) => !screens.some((one) => one.name === name)),
  ).toEqual([]);
  const files = screens.map(({ name, width }) => `${name}-${width}`);
  expect(new Set(files).size).toBe(files.length);
});
