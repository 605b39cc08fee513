import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { hydrateAll, openHydrated, recordDocumentRequests, waitForReader } from '../tests/support/page';
import {
  consentCheckbox,
  expectFilled,
  fillInquiry,
  formField,
  formStatus,
  inquiryPath,
  mainForm,
  openEarlier,
  pageHeading,
  recordInquiryPosts,
  referencePattern,
  sampleInquiry,
  submitInquiry,
} from './inquiry.page';
import { setFontSize } from './page-audit';

const invalidFields = (page: Page) => mainForm(page).locator('[aria-invalid="true"]');

test('[A3, A5, X1] errors are told at their fields and beside the button, in the browser and by the service', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  await openHydrated(page, inquiryPath);
  for (const trap of await page.locator('[name="_margin"]').all()) await expect(trap).not.toBeInViewport();
  await submitInquiry(page);
  await expect(invalidFields(page)).toHaveCount(5);
  await expect(formField(page, 'Name')).toBeFocused();
  await expect(formField(page, 'Name')).toHaveAccessibleDescription('Write your name, as you would like to be addressed');
  await expect(page.getByRole('radiogroup', { name: 'You are' })).toHaveAccessibleDescription('Choose the one that comes nearest');
  await expect(consentCheckbox(page)).toHaveAccessibleDescription('Tick the box, so that we may answer you');
  await expect(formStatus(page)).toHaveText('Some fields need your attention.');
  await expect(mainForm(page).locator('[aria-live], [role="alert"], [role="status"]')).toHaveCount(1);
  await expect(formField(page, 'Name')).toBeInViewport();
  // The same message is announced again, by a new text in the status.
  const message = await formStatus(page).evaluateHandle((status) => status.firstChild!);
  await submitInquiry(page);
  await expect(formStatus(page)).toHaveText('Some fields need your attention.');
  expect(await message.evaluate((text) => text.isConnected)).toBe(false);

  await formField(page, 'Name').fill('A Sample');
  await formField(page, 'E-mail Address').fill('visitor@sample.example');
  await submitInquiry(page);
  // Where none of several choices was made, the first has the focus.
  await expect(page.getByRole('radio', { name: 'Homeowner' })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'You are' })).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radiogroup', { name: 'You are' })).not.toHaveAttribute('aria-invalid');

  await fillInquiry(page);
  expect(posts).toEqual([]);

  const fields = { phone: 'This number is not in use', message: 'Tell us a little more' };
  const refusals = [{ budget: 'Choose one' }, fields];
  await page.route('**/api/inquiries/', (route) =>
    route.fulfill({ status: 422, json: { error: 'Some fields.', fields: refusals.shift() } }),
  );
  await submitInquiry(page);
  // A page that does not know a field is an old one.
  await expect(formStatus(page)).toHaveText(/load the page again.* Everything you wrote is still here\.$/);
  await submitInquiry(page);
  await expect(formField(page, 'Message')).toHaveAccessibleDescription(fields.message);
  await expect(formField(page, 'Mobile')).toHaveAccessibleDescription(fields.phone);
  await expect(formField(page, 'Mobile')).toBeFocused();
  await expectFilled(page);
  await formField(page, 'Mobile').fill('+63 917 555 0100');
  await expect(invalidFields(page)).toHaveCount(1);
  await page.reload();
  await expectFilled(page);
});

test('[A3, A5, X1] two presses send once, and the confirmation is complete', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 844 });
  await openHydrated(page, inquiryPath);
  await page.clock.fastForward(600_000);
  await fillInquiry(page);
  await mainForm(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
  await expect(pageHeading(page)).toBeFocused();
  await expect(pageHeading(page)).toBeInViewport();
  expect(Number(posts[0]!['_elapsed']), 'since the opening of the page').toBeGreaterThan(600_000);
  expect(posts).toEqual([
    {
      ...sampleInquiry,
      consent: 'yes',
      _type: 'inquiry',
      _notice: expect.stringMatching(/^\d+-[0-9a-f]{8} [0-9a-f]{12}$/),
      _key: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      _elapsed: expect.any(Number),
      _margin: '',
    },
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('draft inquiry'))).toBeNull();
  const lines = page.getByRole('main').locator('div:has(> div > h1) > p');
  expect((await lines.allTextContents()).slice(0, 3)).toEqual([
    'Someone from the showroom will answer within two working days.',
    expect.stringMatching(referencePattern),
    expect.stringMatching(/^Please quote the number when you call or visit/),
  ]);
  const summaryRows = page.getByRole('main').locator('div:has(> div > h1) > dl > div');
  await expect(summaryRows).toHaveText([
    /^Sent\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M$/,
    /^Answer by\d\d\/\d\d\/\d{4}, 5:30 PM$/,
    'BrandAgape',
  ]);
  const getColors = (row: Element) => Array.from(row.children, (cell) => getComputedStyle(cell).color);
  expect(new Set(await summaryRows.first().evaluate(getColors)).size, 'a label differs from what was sent').toBe(2);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [lead, , next] = await lines.evaluateAll((all) => all.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)));
    expect.soft(lead, `at ${width} px`).toBeGreaterThan(next!);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `at ${width} px`).toBe(0);
    expect.soft(await findAxeViolations(page, 'main'), `at ${width} px`).toEqual([]);
  }
});

test('[A10] one contact is enough, the chosen channel needs its own, and the confirmation says how and by when the answer comes', async ({
  page,
}) => {
  const posts = recordInquiryPosts(page);
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await formField(page, 'E-mail Address').fill('');
  await submitInquiry(page);
  await expect(formField(page, 'E-mail Address')).toBeFocused();
  await expect(formField(page, 'E-mail Address')).toHaveAccessibleDescription(/^Leave an e-mail address or a mobile number/);
  await formField(page, 'Mobile').fill('0917 555 0100');
  await expect(invalidFields(page)).toHaveCount(0);
  await formField(page, 'Mobile').fill('');
  await formField(page, 'E-mail Address').fill(sampleInquiry.email);
  await page.getByText('Viber', { exact: true }).first().click();
  await submitInquiry(page);
  await expect(formField(page, 'Mobile')).toBeFocused();
  await page.reload();
  await hydrateAll(page);
  await expect(page.getByRole('radio', { name: 'Viber' })).toBeChecked();
  await formField(page, 'E-mail Address').fill('');
  await formField(page, 'Mobile').fill('0917 555 0100');
  await consentCheckbox(page).check();
  await submitInquiry(page);
  await expect(page.getByRole('main').locator('dl').first()).toContainText(/Answer by.*How should we reply\?Viber/s);
  expect(posts).toMatchObject([{ email: '', phone: '0917 555 0100', reply: 'viber' }]);
  const chats = await page
    .getByRole('complementary')
    .getByRole('link', { name: /^(Text|Viber|Messenger)/ })
    .all();
  const hrefs = await Promise.all(chats.slice(0, 3).map((chat) => chat.getAttribute('href')));
  expect(hrefs).toEqual(['sms:+639175550100', 'viber://chat?number=%2B639175550100', 'https://m.me/narra.sample']);
  await expect(chats[1]!).toHaveCSS('text-decoration-line', 'underline');
});

test('[A3] what was sent before the page was left is sent with the same key on return, and stored once', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  const answers: string[] = [];
  await page.route('**/api/inquiries/', async (route) => {
    const answer = await route.fetch();
    answers.push(((await answer.json()) as { reference: string }).reference);
  });
  // Neither looks automated, nor says what other tests say: each would be taken for one of theirs.
  await openEarlier(page);
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await formField(page, /^Collection/).fill('A basin that is sent twice');
  await submitInquiry(page);
  await expect.poll(() => answers.length).toBe(1);
  await page.goto('/robots.txt');
  await page.unroute('**/api/inquiries/');
  await page.goBack();
  await hydrateAll(page);
  await expectFilled(page);
  await expect(consentCheckbox(page)).not.toBeChecked();
  await consentCheckbox(page).check();
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toContainText(answers[0] ?? 'none');
  expect(posts.map(({ _key }) => _key)).toEqual([posts[0]?.['_key'], posts[0]?.['_key']]);
});

test('[A1, B4] a form whose code does not come is posted by the browser', async ({ page }) => {
  await page.route(/\/(?!reader-)[^/]+\.js$/, (route) => route.abort());
  const documents = recordDocumentRequests(page);
  await page.goto(inquiryPath);
  await waitForReader(page);
  // The page would be loaded again now, under the hands of who begins to write.
  await formField(page, 'Name').focus();
  await expect(page.locator('#fault')).toBeVisible();
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
  await expect(page.getByText(referencePattern)).toBeVisible();
  expect(documents).toEqual([inquiryPath, '/api/inquiries/']);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[X9, V3] a tap on a field starts the form, and nothing seems to load after that', async ({ page }) => {
    // The second time its code is there before the field is released.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(inquiryPath);
      await waitForReader(page);
      await formField(page, 'Message').tap();
      await expect(formField(page, 'Message')).toBeFocused();
      await expect(page.locator('[data-island="inquiry"]')).not.toHaveAttribute('data-loading');
    }
  });

  test('[X1] with text at 200 % the number of a showroom stays in one line', async ({ page }) => {
    await page.goto(inquiryPath);
    await setFontSize(page, 32);
    const lines = await page.locator('form a[href^="tel:"]').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNode(link.lastChild!);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines).toEqual(lines.map(() => 1));
    expect(lines.length).toBeGreaterThan(1);
  });
});
