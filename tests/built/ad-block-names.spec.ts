import { expect, test } from '@playwright/test';
import { readBuiltHtml, routes } from '../support/built-site';

/** Words in a class, an id or a path by which ad blockers hide or block something. */
const blockedNames =
  /(?:^|[-_/.])(?:ads?|advert\w*|banners?|sponsor\w*|promo\w*|pop-?ups?|overlay-ad|social-?(?:share|icons|links|bar)|share-?buttons?|tracking|tracker|analytics|pixel|beacon|cookie\w*|gdpr|newsletter-?(?:popup|modal|signup|box|form))(?:[-_/.]|$)/i;

const findNames = (html: string): string[] => {
  const attributes = [...html.matchAll(/\s(?:class|id|src|data-scripts|href)="([^"]*)"/g)].map(([, value = '']) => value);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, value = '']) => value.split(/,\s*/));
  return [...attributes, ...sets].flatMap((value) => value.split(/\s+/)).filter((name) => !/^(?:https?:|tel:|mailto:)/.test(name));
};

test('[X3] no class, id or file of a page has a name that an ad blocker hides', () => {
  const names = new Set([...routes, '/404'].flatMap((path) => findNames(readBuiltHtml(path))));
  expect(names.size).toBeGreaterThan(500);
  expect([...names].filter((name) => blockedNames.test(name))).toEqual([]);
});
