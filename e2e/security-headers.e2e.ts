import { expect, test } from '@playwright/test';
import { openHydrated } from './hydration';

const findDirective = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

for (const path of ['/', '/our-story', '/no-such-page', '/favicon.svg', '/builds/latest.json']) {
  test(`[X4] ${path} is answered with the headers that guard the site`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = headers['content-security-policy'] ?? '';
    expect(findDirective(policy, 'script-src')).toMatch(/^script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[\w+/]{43}=')+$/);
    expect(findDirective(policy, 'style-src')).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("default-src 'none'");
  });
}

test('the icons and the manifest that a page names are there, each of its own kind', async ({ page, request }) => {
  await page.goto('/service');
  const links = page.locator('head link:is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])');
  const named = await links.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
  const types: Record<string, string> = {};
  for (const address of named) types[new URL(address).pathname] = (await request.get(address)).headers()['content-type'] ?? '';
  expect(types).toEqual({
    '/favicon.ico': expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)/),
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
    '/site.webmanifest': expect.stringContaining('application/manifest+json'),
  });
});

test('[X4] a script that the build did not write is not run', async ({ page }) => {
  await openHydrated(page, '/our-story');
  const violated = page.evaluate(
    () => new Promise<string>((heard) => document.addEventListener('securitypolicyviolation', (event) => heard(event.effectiveDirective))),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isOurs = false';
    document.body.append(script);
  });
  expect(await violated).toBe('script-src-elem');
  expect(await page.evaluate(() => 'isOurs' in window)).toBe(false);
});

// That no other page does is heard on the console, as each of them loads: console-clean.e2e.ts.
for (const route of ['/', '/no-such-page', '/admin']) {
  test(`[X4] ${route} violates no policy`, async ({ page }) => {
    const heard: string[] = [];
    await page.exposeFunction('hearViolation', (what: string) => heard.push(what));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (window as unknown as { hearViolation: (what: string) => void }).hearViolation(`${violatedDirective} ${blockedURI}`),
      ),
    );
    await page.goto(route);
    await page.mouse.wheel(0, 20_000);
    await page.waitForFunction(() => performance.now() > 2_500);
    expect(heard).toEqual([]);
  });
}

test('[X4] neither do the chooser, the questions and a toast', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  await page.route('**/api/newsletter/', (route) => route.fulfill({ json: {} }));
  await openHydrated(page, '/our-story');
  await page.getByRole('button', { name: 'Shop online' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.locator('footer h3 button').first();
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
  await question.click();
  await page.getByRole('textbox', { name: 'E-mail Address' }).fill('reader@visitor.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Subscribed Successfully' })).toBeVisible();
  expect(heard).toEqual([]);
});
