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

for (const path of samplePaths)
  test(`[X2] ${path} without styles has its words apart`, async ({ page }) => {
    await page.goto(path);
    expect(await findJoinedWords(page)).toEqual([]);
  });
