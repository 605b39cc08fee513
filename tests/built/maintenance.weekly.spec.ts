import { expect } from '@playwright/test';
import { openRoutes, readBuiltHtml } from '../support/built-site';
import { test } from '../support/builds';
import { readColorToken, toChangedColor } from '../support/color-tokens';

test('[M1, S1] a build for maintenance sends every path but robots.txt to /maintenance, temporarily', async ({ request, maintenance }) => {
  const others = [
    '/no-such-page',
    '/admin',
    '/404',
    '/article/1/x',
    '/our-story/_payload.json',
    '/sitemap.xml',
    '/rss.xml',
    '/events/7.ics',
  ];
  for (const path of [...openRoutes, ...others]) {
    const response = await request.get(maintenance + path, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()['location']], path).toEqual([302, '/maintenance']);
  }
  expect(await (await request.get(`${maintenance}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
});

test('[B2] a changed color is in a page that is built from a cache', () => {
  expect(readBuiltHtml('/maintenance', '.builds/maintenance/public')).toMatch(
    new RegExp(`--narra:\\s*${toChangedColor(readColorToken('narra'))}`),
  );
});
