import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { redirects } from '../support/content';
import { parseHead } from '../support/html-head';
import { isNginxInstalled, startNginx } from './nginx-server';
import { routes } from '../support/built-site';

const articlePath = routes.find((path) => path.startsWith('/article/'))!;
const hashedScript = /(\/app-[0-9a-f]+\.js)"/.exec(readFileSync('public/index.html', 'utf8'))![1]!;
const picturePath = /srcSet="(\/static\/[^ "]+)/i.exec(readFileSync('public/index.html', 'utf8'))![1]!;

const paths = [
  ...routes,
  ...routes.map((path) => `${path === '/' ? '' : path}/_payload.json?3f2a`),
  ...redirects.flatMap(({ from }) => [from, `${from}/`, `${from}?kind=rule`]),
  articlePath.replace(/[^/]+$/, 'other-words'),
  articlePath.replace(/\/[^/]+$/, ''),
  '/article/999999/x',
  '/maintenance',
  '/error',
  '/no-such-page',
  '/no-such-page/_payload.json',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/.env',
  '/builds/latest.json',
  '/favicon.svg',
  '/index.html.br',
  '/index.html.gz',
  hashedScript,
  picturePath,
  '/static/none.avif',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/events/7.ics',
  '/events/none.ics',
  '/events',
];

const comparedHeaders = [
  'location',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

async function fetchComparable(request: APIRequestContext, url: string) {
  const response = await request.get(url, { maxRedirects: 0 });
  const headers = response.headers();
  return { status: response.status(), headers: comparedHeaders.map((name) => `${name}: ${headers[name] ?? ''}`) };
}

const nginxStarters = isNginxInstalled ? [startNginx] : [];

for (const start of nginxStarters) {
  test.describe('a plain nginx', () => {
    let nginx: Awaited<ReturnType<typeof startNginx>>;

    test.beforeAll(async () => {
      nginx = await start();
    });

    test.afterAll(() => nginx.stop());

    test('[M2, M1, R3, R4, B3, X4] answers every path with the status, location and headers of npm start', async ({ request }) => {
      const fromNginx: Record<string, unknown> = {};
      const fromServer: Record<string, unknown> = {};
      for (const path of paths) {
        fromNginx[path] = await fetchComparable(request, nginx.url + path);
        fromServer[path] = await fetchComparable(request, path);
      }
      expect(fromNginx).toEqual(fromServer);
    });

    test('[S1, S3] gives feeds and calendars one content type, that of npm start', async ({ request }) => {
      for (const path of ['/rss.xml', '/events/7.ics']) {
        const types = [await request.get(nginx.url + path), await request.get(path)].map((response) =>
          response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-type'),
        );
        expect(types[0]).toHaveLength(1);
        expect(types[0]![0]!.value).toBe(types[1]![0]!.value);
      }
    });

    test('[X7] sends the compressed files of the build, as npm start does', async ({ request }) => {
      for (const [path, file] of [
        ['/', 'index.html'],
        [hashedScript, hashedScript],
        ['/_payload.json', 'page-data/index/page-data.json'],
      ] as const)
        for (const url of [nginx.url, '']) {
          const response = await request.head(url + path, { headers: { 'accept-encoding': 'gzip' } });
          const { 'content-encoding': encoding, 'content-length': length, vary } = response.headers();
          expect([path, encoding, length, vary]).toEqual([path, 'gzip', String(statSync(`public/${file}.gz`).size), 'Accept-Encoding']);
          const ofOther = await request.head(url + path, { headers: { 'accept-encoding': 'identity' } });
          expect([ofOther.headers()['content-encoding'], ofOther.headers()['vary']]).toEqual([undefined, 'Accept-Encoding']);
        }
    });

    test('[A5] sends the forms service the host with its port, and adds its client to the forwarded addresses', async ({ request }) => {
      const service = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
      await new Promise<void>((listening) => void service.listen(0, '127.0.0.1', listening));
      const front = await start(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
      try {
        const response = await request.get(`${front.url}/api/health`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
        const received = (await response.json()) as Record<string, string>;
        expect(received['host']).toBe(new URL(front.url).host);
        expect(received['x-forwarded-for']).toMatch(/^203\.0\.113\.7, (?:127\.0\.0\.1|::1)$/);
      } finally {
        await front.stop();
        service.close();
      }
    });

    test('[R3] a plain nginx answers an unknown path with the error page', async ({ request }) => {
      const response = await request.get(`${nginx.url}/no-such-page`);
      expect(response.status()).toBe(404);
      expect(parseHead(await response.text()).titles).toEqual(['Page Not Found - 404']);
    });
  });
}
