import { expect, test } from '@playwright/test';
import { openHydrated } from './hydration';
import { redirects } from './content';
import { navigate } from './client-navigation';
import { type RunningServer, startServer } from './built-site-server';
import { routes } from './built-site';

for (const { from, to, permanent } of redirects) {
  test(`[M2] ${from} leads to ${to} ${permanent === false ? 'for now' : 'for good'}`, async ({ request }) => {
    const response = await request.get(`${from}?from=rule`, { maxRedirects: 0 });
    const [path = '', hash = ''] = to.split(/(?=#)/);
    expect([response.status(), response.headers()['location']]).toEqual([permanent === false ? 302 : 301, `${path}?from=rule${hash}`]);
  });

  test(`[M2] so it does by script: ${from}`, async ({ page }) => {
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
    const manifest = page.waitForResponse(/\/builds\/meta\//);
    await openHydrated(page, '/our-story');
    await manifest;
    await navigate(page, from);
    await expect(page).toHaveURL(to);
  });
}

test('[M2, R3] before the manifest is there, a path that is no page asks the host', async ({ page }) => {
  await page.route('**/builds/meta/*', (route) => route.abort());
  await openHydrated(page, '/our-story');
  await navigate(page, '/news');
  await expect(page).toHaveURL(/\/news-and-events$/);
  await openHydrated(page, '/our-story');
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/no-such-page' && response.request().isNavigationRequest(),
  );
  await navigate(page, '/no-such-page');
  expect((await answered).status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Page Not Found: /no-such-page');
});

test('[R4] an article with the right number and a wrong slug goes to its address, by the host and by script', async ({ page, request }) => {
  const right = routes.find((path) => path.startsWith('/article/'))!;
  const wrong = right.replace(/[^/]+$/, 'some-other-words');
  const response = await request.get(wrong, { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([301, right]);
  await openHydrated(page, '/our-story');
  await navigate(page, wrong);
  await expect(page).toHaveURL(right);
});

for (const route of routes) {
  const folder = route === '/' ? '/index' : route;

  test(`[B3] the payload of ${route} answers with the data of its page`, async ({ request }) => {
    const payload = await request.get(`${route.replace(/\/$/, '')}/_payload.json?3f2a`, { maxRedirects: 0 });
    const data = await request.get(`/page-data${folder}/page-data.json`);
    expect(payload.status()).toBe(200);
    expect(await payload.json()).toEqual(await data.json());
  });
}

test('[B3] there is no payload of what is no page', async ({ request, baseURL }) => {
  const answers = ['/no-such-page/_payload.json?3f2a', '//elsewhere.example/_payload.json?3f2a'].map((path) =>
    request.get(baseURL! + path),
  );
  expect((await Promise.all(answers)).map((answer) => answer.status())).toEqual([404, 404]);
});

test('[M1] while the site is open its maintenance page leads to /error, which is unknown', async ({ page, request }) => {
  const response = await request.get('/maintenance', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, '/error']);
  expect((await request.get('/error')).status()).toBe(404);
  await openHydrated(page, '/our-story');
  await navigate(page, '/maintenance');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page).toHaveTitle('Page Not Found - 404');
});

test.describe('a build made for maintenance', () => {
  let closed: RunningServer;

  test.beforeAll(async () => {
    closed = await startServer('.builds/maintenance');
  });

  test.afterAll(() => closed.stop());

  for (const path of [
    ...routes.filter((route) => route !== '/maintenance'),
    '/no-such-page',
    '/admin',
    '/404',
    '/article/1/x',
    '/our-story/_payload.json',
  ]) {
    test(`[M1] sends ${path} to the maintenance page, for now`, async ({ request }) => {
      const response = await request.get(closed.url + path, { maxRedirects: 0 });
      expect([response.status(), response.headers()['location']]).toEqual([302, '/maintenance']);
    });
  }

  test('[M1, S1] tells crawlers no more than that they may come', async ({ request }) => {
    expect(await (await request.get(`${closed.url}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
    for (const path of ['/sitemap.xml', '/rss.xml', '/events/7.ics']) {
      const response = await request.get(closed.url + path, { maxRedirects: 0 });
      expect([response.status(), response.headers()['location']]).toEqual([302, '/maintenance']);
    }
  });

  test('[M1, X3] shows its page whole, with no fault', async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
    await page.goto(`${closed.url}/`);
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are rearranging the room');
    await page.waitForFunction(() => performance.now() > 2_500);
    expect(faults).toEqual([]);
  });
});
