import { expect, test } from '@playwright/test';
import { openRoutes } from '../support/built-site';
import { type RunningServer, startServer } from '../support/built-site-server';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer('.builds/maintenance');
});

test.afterAll(() => server.stop());

const files = ['/sitemap.xml', '/rss.xml', '/events/7.ics'];

test('[M1, S1] a build for maintenance sends every path but its robots.txt to /maintenance, temporarily', async ({ request }) => {
  const paths = [...openRoutes, '/no-such-page', '/admin', '/404', '/article/1/x', '/our-story/_payload.json', ...files];
  for (const path of paths) {
    const response = await request.get(server.url + path, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()['location']], path).toEqual([302, '/maintenance']);
  }
  expect(await (await request.get(`${server.url}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
});
