import { expect, type Page } from '@playwright/test';
import { createGitHub } from '../tests/support/github';
import { acceptDialogs, leaveEntry, openEntry, pressSave, saveEntry, signIn, test as base } from './cms.page';

/** A test with an editing screen that saves to GitHub. */
const test = base.extend<{ github: ReturnType<typeof createGitHub> }>({
  github: async ({ page, cms }, use) => {
    const github = createGitHub();
    await page.clock.install();
    await github.serve(page, cms.url);
    await page.goto(cms.url);
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
    await use(github);
    github.stop();
  },
});

const line = (page: Page) => page.getByRole('banner').getByRole('status');
const faults = (page: Page) => page.locator('details.refusal');
/** Lets the time pass after which the screen asks again. */
const waitForNews = (page: Page) => page.clock.fastForward(10_000);

async function changeOrigin(page: Page, origin: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Origin' }).fill(origin);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

const report = { id: 1, name: 'report', html_url: 'https://github.example/runs/1' };
const passed = [{ ...report, conclusion: 'success', output: { annotations_count: 0 } }];
const preview = { context: 'netlify/narra/deploy-preview', state: 'pending', target_url: 'https://app.netlify.example/deploys/1' };

test.describe('on GitHub', () => {
  // The build of these tests has the policy of the local back end.
  test.use({ bypassCSP: true });

  test('[E9] after a save the screen says that the check reads it, which faults it found and on which line, that the preview is ready, and that it is live', async ({
    page,
    github,
  }) => {
    acceptDialogs(page);
    await openEntry(page, 'Brands', 'Kohler');
    await changeOrigin(page, 'Wisconsin, U.S.');
    await expect(line(page)).toHaveText('Saved. The check is reading the change.');
    await waitForNews(page);
    await expect(line(page)).toHaveText('Saved. The check is reading the change. Open the pull request');
    await expect(line(page).getByRole('link')).toHaveAttribute('href', github.pulls[0]!.html_url);

    const blob_href = 'https://github.example/narra/site/blob/3f2a/content/brands/kohler/index.yaml';
    const fault = { path: 'content/brands/kohler/index.yaml', start_line: 9, annotation_level: 'failure', blob_href };
    github.say(1, {
      runs: [{ ...report, conclusion: 'failure', output: { annotations_count: 2 } }],
      annotations: [
        { ...fault, message: 'Write the country in full.' },
        { ...fault, path: '.github', message: 'Process completed with exit code 1.' },
      ],
    });
    await waitForNews(page);
    await expect(line(page)).toContainText('Saved. The check found 1 fault.');
    await expect(faults(page).getByRole('link', { name: 'Write the country in full.' })).toHaveAttribute('href', `${blob_href}#L9`);

    await changeOrigin(page, 'Wisconsin, United States');
    await expect(line(page)).toHaveText('Saved. The check is reading the change.');
    await expect(faults(page)).toHaveCount(0);
    github.say(1, { runs: passed, statuses: [preview] });
    await waitForNews(page);
    await expect(line(page)).toContainText('Saved. The check found no fault. The preview is being built.');
    github.say(1, { statuses: [{ ...preview, state: 'success', target_url: 'https://deploy-preview-1--narra.netlify.example' }] });
    await waitForNews(page);
    await expect(line(page)).toContainText('The preview is ready.');
    await expect(line(page).getByRole('link', { name: 'Look at it' })).toHaveAttribute(
      'href',
      'https://deploy-preview-1--narra.netlify.example/brand-partners/kohler',
    );

    await page.getByRole('button', { name: 'Status: Draft' }).click();
    await page.getByRole('menuitem', { name: 'Ready' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Publish now' }).click();
    await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
    expect(github.read('main', 'content/brands/kohler/index.yaml')).toContain('origin: Wisconsin, United States');
    await waitForNews(page);
    await expect(line(page)).toHaveText('Published. It is live after the next build, some minutes later.');
    github.build();
    await waitForNews(page);
    await expect(line(page)).toHaveText('It is live. See it on the site');
  });

  test('[E10] entries that belong together are one change with one check, and one press publishes them', async ({ page, github }) => {
    page.on('dialog', (dialog) => void dialog.accept('Kohler at home'));
    await page.getByRole('combobox', { name: 'Saves go into' }).selectOption('A new change of several entries…');
    await expect(page).toHaveURL(/\?change=kohler-at-home/);
    await openEntry(page, 'Brands', 'Kohler');
    await page.getByRole('textbox', { name: 'Origin' }).fill('Wisconsin, United States');
    await pressSave(page);
    await expect(line(page)).toHaveText('Saved. The check is reading the change.');
    await leaveEntry(page);
    await openEntry(page, 'News and events', /The terrazzo table/);
    await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('The terrazzo table, again');
    await pressSave(page);
    await expect(line(page)).toContainText('Saved. The check is reading the change.');
    await waitForNews(page);
    expect(github.pulls.map(({ title, head }) => [title, head.ref])).toEqual([['Kohler at home', 'change-kohler-at-home']]);
    expect(github.listChanges('change-kohler-at-home')).toEqual([
      expect.stringMatching(/^content\/articles\/.*terrazzo/),
      'content/brands/kohler/index.yaml',
    ]);

    await expect(line(page).getByRole('link', { name: 'Open the pull request' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish this change' })).toBeHidden();
    github.say(1, { runs: passed });
    await waitForNews(page);
    await page.getByRole('button', { name: 'Publish this change' }).click();
    await expect(page).toHaveURL(/\?published=kohler-at-home/);
    await expect(line(page)).toHaveText('Published. It is live after the next build, some minutes later.');
    expect(github.read('main', 'content/brands/kohler/index.yaml')).toContain('origin: Wisconsin, United States');
    await expect(page.getByRole('combobox', { name: 'Saves go into' })).toHaveValue('');
    github.build();
    await waitForNews(page);
    await expect(line(page)).toHaveText('It is live. See it on the site');
  });
});

test('[E9] with local files, the check answers after a save, and each fault leads to its field', async ({ page, cms }) => {
  acceptDialogs(page);
  await signIn(page, cms);
  await expect(line(page)).toHaveText('The check found no fault.');
  await openEntry(page, 'Brands', 'Agape');
  const order = page.getByRole('spinbutton', { name: 'Order' });
  await order.fill('1');
  await saveEntry(page);
  await expect(line(page)).toHaveText('Saved. The check found 1 fault.');
  await expect(faults(page)).toContainText(/Order, in content\/brands\/\w+\/index\.yaml:\d+/);
  await expect(order).not.toBeFocused();
  await faults(page)
    .getByRole('link', { name: /Place 1 is taken by/ })
    .click();
  await expect(page.getByRole('spinbutton', { name: 'Order' })).toBeFocused();
});

test('[E7, E9] a draft is said to be one, after the save and in its list, and a list of articles has their dates', async ({
  page,
  cms,
}) => {
  acceptDialogs(page);
  await signIn(page, cms);
  await expect(page.getByRole('link', { name: /^\d+ · .+ · \d{1,2} \w+ 20\d\d$/ })).not.toHaveCount(0);
  await openEntry(page, 'News and events', /What unlacquered brass/);
  await page.getByRole('combobox', { name: 'Draft' }).fill('Yes');
  await page.keyboard.press('Enter');
  await saveEntry(page);
  expect(cms.changedLines()).toEqual(['+draft: true']);
  await expect(line(page)).toContainText('Saved as a draft. The check found');
  await leaveEntry(page);
  await page.reload();
  await expect(page.getByRole('link', { name: /What unlacquered brass .* · .* · draft$/ })).toBeVisible();
});
