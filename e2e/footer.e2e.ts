import { expect } from '@playwright/test';
import { formatUsDate } from '../src/domain/dates';
import { questions, showrooms, site } from '../tests/support/content';
import { test } from '../tests/support/reading-page';
import { emailField } from './newsletter.page';

const links = [
  ['Our story', '[href="/our-story"]'],
  ['News & events', '[href="/news-and-events"]'],
  ['Careers', '[href="/careers"]'],
  ['Contact us', '[href="/contact-us/inquiry"]'],
  ['View catalog', `[href="${site.catalogue.action.to}"][target="_blank"]`],
  ...showrooms.map(({ street, map }) => [street, `[href="${map}"][target="_blank"]`] as const),
  ...['Facebook', 'Instagram', 'Pinterest', 'YouTube'].map((network) => [network, '[href^="https:"][target="_blank"]'] as const),
] as const;

test('[F1, F2, F3, F5, Q1, N1, A6, W10] the footer has all its parts, and the notice beside the newsletter', async ({ page }) => {
  await page.goto('/our-story');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const footer = page.getByRole('contentinfo');
  await expect.soft(page.getByRole('banner').getByRole('link', { name: 'Service' })).toHaveAttribute('href', site.service);
  for (const [name, link] of links)
    await expect.soft(footer.getByRole('link', { name }).and(page.locator(link)).first(), name).toBeVisible();
  const addresses = footer.locator('address');
  await expect
    .soft(addresses)
    .toContainText([/^Quezon City .*Monday to Friday 8:30 AM - 5:30 PM/, /^Bonifacio .*Monday to Saturday 9:00 AM - 6:00 PM/]);
  for (const [index, { phones }] of showrooms.entries())
    await expect.soft(addresses.nth(index).locator('a[href^="tel:+63"]')).toHaveText([phones[0]!, phones[1]!]);
  // What only screen readers say is not copied.
  const copied = await addresses.first().evaluate((address) => {
    getSelection()!.selectAllChildren(address);
    return getSelection()!.toString();
  });
  expect.soft(copied).toMatch(/100 Sample Avenue\n/);
  await expect.soft(footer.getByRole('textbox', { name: 'E-mail Address' })).toHaveValue('');
  await expect.soft(footer.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect.soft(footer.getByRole('img').first()).toBeVisible();
  await expect.soft(footer).toContainText(site.catalogue.invitation);
  expect([site.since, site.until]).toEqual([1962, 2024]);
  await expect(footer).toContainText(`© 1962–2024 ${site.legal_name}`);
  await expect(footer.locator('h3')).toHaveText(questions.map(({ question }) => question));
  const subjects = [/company do/, /products and services/, /work with you/, /events/, /become a partner/, /collaborations/];
  expect(questions.map(({ question }) => question)).toEqual(subjects.map((subject) => expect.stringMatching(subject) as unknown));
  const mailAddresses = questions.flatMap(({ answer }) => [...answer.matchAll(/mailto:[^)\s]+/g)].map(String));
  const mailLinks = footer.locator('a[href^="mailto:"]');
  await expect
    .poll(() => mailLinks.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual([...mailAddresses, `mailto:${site.data_protection}`]);
  expect(mailAddresses.length).toBeGreaterThanOrEqual(2);
  await expect(footer.locator('a[href="/service"]')).toHaveCount(1);
  await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
  await expect(footer).toContainText(/SEC registration .* Data protection/);
  for (const { name, number, expires } of site.proofs)
    await expect(footer).toContainText(`${name} ${number}, until ${formatUsDate(expires)}`);

  const notice = footer.getByText(/^Narra Home & Building keeps your address .* a link to unsubscribe/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await notice.scrollIntoViewIfNeeded();
    const [line, field] = await Promise.all([notice.boundingBox(), emailField(page).boundingBox()]);
    expect(line!.y - (field!.y + field!.height), `at ${width} px`).toBeLessThan(24);
    expect(line!.x, `at ${width} px`).toBeCloseTo(field!.x, 0);
  }
  await page.setViewportSize({ width: 768, height: 844 });
  const identity = footer.locator('p').filter({ hasText: /^SEC registration/ });
  const parts = [identity.locator('span').first(), identity.getByRole('link')].map((part) => part.boundingBox());
  const [registration, address] = (await Promise.all(parts)).map((box) => box!.y + box!.height / 2);
  expect(Math.abs(address! - registration!), 'both in one line at 768 px').toBeLessThan(3);
  await expect(emailField(page)).toHaveAccessibleDescription(/^Narra Home & Building keeps your address/);
});
