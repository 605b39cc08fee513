import { expect, type Page, test } from '@playwright/test';
import { samplePaths } from '../tests/support/sample-pages';

/** Words that run together where nothing but HTML is shown, as text browsers and reading aids show it. */
const findJoinedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const known = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) for (const word of wordsOf(texts.currentNode.nodeValue!)) known.add(word);
    return [...new Set(wordsOf(document.body.innerText))].filter((word) => !known.has(word));
  });

test.use({ javaScriptEnabled: false });

test('[X2] a page of each kind has its words apart without styles', async ({ page }) => {
  for (const path of samplePaths) {
    await page.goto(path);
    expect.soft(await findJoinedWords(page), path).toEqual([]);
  }
});
