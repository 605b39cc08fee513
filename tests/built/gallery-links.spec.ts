import { expect, test } from '@playwright/test';
import { openRoutes, readBuiltHtml } from '../support/built-site';
import { parseHtml } from '../support/html-parser';

const findPictureLinks = (html: string) =>
  [...parseHtml(html).querySelectorAll('main a')].filter(({ textContent }) => textContent.endsWith('Open larger'));

/** The largest of the files that a `srcset` names. */
function findWidest(srcSet: string): string | undefined {
  const files = srcSet.split(',').map((file) => file.trim().split(' '));
  const [widest] = files.sort(([, one], [, other]) => Number.parseInt(other!) - Number.parseInt(one!));
  return widest?.[0];
}

test('[X2] each picture of every gallery links to its largest file', async ({ request }) => {
  for (const path of openRoutes.filter((route) => route.startsWith('/brand-partners/'))) {
    const links = findPictureLinks(readBuiltHtml(path));
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs.length, path).toBeGreaterThanOrEqual(2);
    expect(hrefs, path).toEqual(links.map((link) => findWidest(link.querySelector('img')!.getAttribute('srcset')!)));
    expect((await request.head(hrefs[0]!)).headers()['content-type'], path).toBe('image/webp');
  }
});
