import { expect, type Page, test } from '@playwright/test';
import { delayRequests, hydrateAll, openHydrated, waitForReader } from '../tests/support/page';

/** Does to a page what the translation of a browser does: puts each text, and each that comes, into elements of its own. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const around = text.parentElement;
        if (!around || text.data.trim() === '' || around.closest('script, style, noscript, font, textarea, [translate="no"]')) continue;
        const outer = document.createElement('font' as string);
        const inner = document.createElement('font' as string);
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(`${text.data}*`);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Opens a page, translates it, and collects its errors from then on. */
async function openTranslated(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  // React renders a part again that was translated before hydration, and logs error 418.
  const tell = (message: string) => {
    if (!message.includes('#418')) faults.push(message);
  };
  page.on('pageerror', ({ message }) => tell(message));
  page.on('console', (message) => {
    if (message.type() === 'error') tell(message.text());
  });
  await openHydrated(page, path);
  await translate(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('*');
  return faults;
}

test('[X10, L4] on a translated page the forms, the questions and the toasts work', async ({ page }) => {
  await page.route('**/api/newsletter/', (route) => route.fulfill({ status: 200, json: {} }));
  const faults = await openTranslated(page, '/contact-us/inquiry');
  await page.getByRole('main').locator('[type="submit"]').click();
  await expect(page.locator('[id$="-problem"]').first()).toBeVisible();
  await page.getByRole('main').locator('input[type="email"]').first().fill('somebody@sample.example');
  await page.getByRole('main').locator('[type="submit"]').click();
  await expect(page.locator('[id$="-problem"]').first()).toBeVisible();
  const questions = page.locator('footer h3 button');
  await questions.nth(0).click();
  await questions.nth(1).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await page.locator('#newsletter-email').fill('somebody@sample.example');
  await page.locator('#newsletter-email').press('Enter');
  await expect(page.locator('[data-severity="success"]')).toBeVisible();
  await expect(page.locator('[data-severity="success"]')).toHaveCount(0, { timeout: 8_000 });
  expect(faults).toEqual([]);
});

test('[X10, V3] what is typed, chosen and pressed in a page that was translated before its scripts came stays, with the focus', async ({
  page,
}) => {
  const posts: unknown[] = [];
  await page.route('**/api/newsletter/', (route) => {
    posts.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: {} });
  });
  const release = await delayRequests(page, /\/(?!reader-)[^/]+\.js$/);
  await page.goto('/contact-us/inquiry');
  await waitForReader(page);
  await translate(page);
  await page.locator('#newsletter-email').fill('ana@sample.example');
  await page.locator('footer [type="submit"]').click();
  await page.locator('main label:has([type="radio"])').nth(1).click();
  await page.locator('#brand').selectOption('agape');
  await page
    .locator('main label:has([type="checkbox"])')
    .last()
    .click({ position: { x: 8, y: 8 } });
  const name = page.locator('main [autocomplete="name"]');
  await name.click();
  await page.keyboard.type('Ana Cruz');
  for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('ArrowLeft');
  const loading = page.locator('[data-island][data-loading]');
  await expect(loading).toHaveCount(2);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const line = await loading.first().evaluate((island) => {
    const { position, top, animationName, animationDelay } = getComputedStyle(island, '::after');
    return [position, top, animationName, animationDelay];
  });
  expect(line).toEqual(['fixed', '86px', expect.stringContaining('fill'), '0.4s']);
  release();
  await hydrateAll(page);
  await expect(loading).toHaveCount(0);
  await page.keyboard.type('-Luz');
  await expect(name).toHaveValue('Ana-Luz Cruz');
  await expect(page.locator('#brand')).toHaveValue('agape');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('checkbox').last()).toBeChecked();
  await expect(page.locator('[data-severity="success"]')).toBeVisible();
  expect(posts).toMatchObject([{ email: 'ana@sample.example' }]);
});

test('[X10] a press that lasts longer than the fetch of its island, on a translated page, is not lost', async ({ page }) => {
  await page.route('**/api/newsletter/', (route) => route.fulfill({ status: 201, json: {} }));
  await page.goto('/our-story');
  await waitForReader(page);
  await translate(page);
  await page.locator('footer [type="submit"]').hover();
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  await page.mouse.down();
  await fetched;
  await page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));
  await page.mouse.up();
  await expect(page.locator('[data-severity="success"]')).toBeVisible();
});
