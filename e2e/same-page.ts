import type { Page } from '@playwright/test';

/** Texts that depend on the time, on the URL or on what was chosen, which only scripts know. */
const dynamicText = /^(?:Today(?:, .*)?|Open now.*|Closed, opens .*|Page Not Found: .*|Choose a showroom and a day first\.|)$/;

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
