import { expect, type Page } from '@playwright/test';
import { hydrateAll, navigateAndWait, waitForHydration } from '../tests/support/page';

/** Texts that depend on the time, on the URL or on what was chosen, which only scripts know. */
const dynamicText = /^(?:Today(?:, .*)?|Open now.*|Opens .*|Page Not Found: .*|Choose a showroom and a day first\.|)$/;

/** The words that can be read in the body of a page. What narrows the index does nothing without scripts. */
export const readVisibleTexts = async (page: Page): Promise<string[]> => {
  const words = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, dt, dd, figcaption, label, summary, blockquote, a')]
      .filter((element) => element.closest('#partners :is(nav, label, summary)') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.textContent.trim()),
  );
  return words.filter((text) => !dynamicText.test(text));
};

/** Words that run together where nothing but HTML is shown, as text browsers and reading aids show it. */
export const findJoinedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const known = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) for (const word of wordsOf(texts.currentNode.nodeValue!)) known.add(word);
    return [...new Set(wordsOf(document.body.innerText))].filter((word) => !known.has(word));
  });

const comparedProperties = `display position color background-color background-image font-family font-size line-height text-transform
  margin-top margin-bottom padding-top padding-left border-top border-bottom gap grid-template-columns grid-column`.split(/\s+/);

/** How what stands on a page is set, by its element and class. */
export const readComputedStyles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((names) => {
    const looks: Record<string, string> = {};
    for (const element of document.querySelectorAll('main *')) {
      const style = getComputedStyle(element);
      const name = `${element.localName} ${element.getAttribute('class') ?? ''}`;
      looks[name] ??= names.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
    }
    return looks;
  }, comparedProperties);

/** A page that is opened contains the styles that few pages use; a page that a link leads to fetches them. */
export async function expectSameStylesByLink(page: Page, path: string, opened: Record<string, string>): Promise<void> {
  if (['/our-story', '/404'].includes(path)) return;
  await page.goto('/our-story');
  await waitForHydration(page);
  await navigateAndWait(page, path);
  await hydrateAll(page);
  await expect.soft.poll(() => readComputedStyles(page), 'opened by a link').toEqual(opened);
  expect.soft(Object.keys(opened).length).toBeGreaterThan(15);
}
