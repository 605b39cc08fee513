import { expect, test } from '@playwright/test';
import { listScreenshots, screenshotWidths } from '../../scripts/screenshot-list';
import { openRoutes } from '../support/built-site';
import { getPageKind } from '../support/page-kind';

test('[R1] the screenshots show a page of every kind and the error page at 390 and 1440 px', () => {
  const paths = [...openRoutes, '/404'];
  const screens = listScreenshots(paths);
  for (const kind of new Set(paths.map(getPageKind))) {
    const shots = screens.filter(({ name, isWhole }) => isWhole && name === kind);
    expect(shots.map(({ width }) => width)).toEqual(screenshotWidths);
    expect(paths).toContain(shots[0]!.path);
  }
  expect(
    ['home', 'our-story', 'brand-partners', 'article', 'contact-us', '404'].filter((name) => !screens.some((shot) => shot.name === name)),
  ).toEqual([]);
  const files = screens.map(({ name, width }) => `${name}-${width}`);
  expect(new Set(files).size).toBe(files.length);
});
