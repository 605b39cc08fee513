import { expect, type Page, test } from '@playwright/test';
import { hydrateAll, openHydrated, navigateAndWait } from '../tests/support/hydration';
import { splitInHalves } from '../tests/support/halves';
import { samplePaths } from '../tests/support/sample-pages';

const comparedProperties = [
  ...['display', 'position', 'color', 'background-color', 'background-image', 'font-family', 'font-size', 'line-height', 'text-transform'],
  ...[
    'margin-top',
    'margin-bottom',
    'padding-top',
    'padding-left',
    'border-top',
    'border-bottom',
    'gap',
    'grid-template-columns',
    'grid-column',
  ],
];

/** How what stands on a page is set, by its element and class. */
const readComputedStyles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((names) => {
    const looks: Record<string, string> = {};
    for (const element of document.querySelectorAll('main *')) {
      const style = getComputedStyle(element);
      const name = `${element.localName} ${element.getAttribute('class') ?? ''}`;
      looks[name] ??= names.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
    }
    return looks;
  }, comparedProperties);

// A page that is opened at once brings the styles that only few pages hold in itself; one that is come to fetches them.
for (const { part, half } of splitInHalves(samplePaths.filter((path) => !['/our-story', '/404'].includes(path))))
  test(`[R9] a page of each kind is set alike when it is opened and when a link from another page leads to it (${part})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const path of half)
      await test.step(path, async () => {
        await openHydrated(page, path);
        const opened = await readComputedStyles(page);
        await openHydrated(page, '/our-story');
        await navigateAndWait(page, path);
        await hydrateAll(page);
        await expect.soft.poll(() => readComputedStyles(page), path).toEqual(opened);
        expect.soft(Object.keys(opened).length, path).toBeGreaterThan(15);
      });
  });
