import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { isCompressedFile, isCompressible } from '../../src/domain/content-encodings';
import { searchIndexPath } from '../../src/domain/search';
import { getPageFile, openRoutes, readBuiltHtml, routes } from '../support/built-site';
import { createHostImitation, hostAddresses } from '../support/host-addresses';
import { parseHtml } from '../support/html';

test('[B3] the payload of every page is the data of that page, and a path that is no page has none', async ({ request, baseURL }) => {
  for (const route of routes) {
    const payload = await request.get(`${route.replace(/\/$/, '')}/_payload.json?3f2a`, { maxRedirects: 0 });
    const data = await request.get(`/page-data${route === '/' ? '/index' : route}/page-data.json`);
    expect.soft(payload.status(), route).toBe(200);
    expect.soft(await payload.json(), route).toEqual(await data.json());
  }
  for (const path of ['/no-such-page/_payload.json?3f2a', '//elsewhere.example/_payload.json?3f2a'])
    expect((await request.get(baseURL! + path)).status(), path).toBe(404);
});

// The build “same” is made each week.
const builds = ['public', '.builds/changed/public', '.builds/same/public'].filter((folder) => existsSync(folder));

test('[X7] every text of a build, and of a build from its cache, is stored as brotli and gzip too, and nothing else is; neither source maps nor what Gatsby writes for itself are published', () => {
  for (const folder of builds) {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
    const files = paths.filter((path) => statSync(path).isFile());
    expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map/.test(file))).toEqual([]);
    const texts = files.filter((file) => isCompressible(file) && statSync(file).size >= 1024);
    expect(files.filter(isCompressedFile).sort()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
    for (const file of texts) {
      const content = readFileSync(file);
      expect([file, brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)]).toEqual([file, true]);
      expect([file, gunzipSync(readFileSync(`${file}.gz`)).equals(content)]).toEqual([file, true]);
    }
  }
});

const disabledFeatures = 'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(' ');

const findDirective = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('[X4, R3] all answers have the security headers, and the error page is not indexed', async ({ request }) => {
  for (const path of ['/', '/our-story', '/no-such-page', '/favicon.svg', '/builds/latest.json']) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  }
  for (const path of ['/', '/our-story', '/article/8/setting-out-a-bathroom']) {
    const { 'content-security-policy': policy = '', 'permissions-policy': features } = (await request.get(path)).headers();
    expect.soft(features, path).toBe(disabledFeatures.map((name) => `${name}=()`).join(', '));
    expect.soft(findDirective(policy, 'script-src'), path).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
    expect.soft(findDirective(policy, 'style-src'), path).not.toContain('unsafe');
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "default-src 'none'"])
      expect.soft(policy, path).toContain(directive);
  }
  // A logo is a file of somebody else.
  for (const folder of ['static/logos', 'static/wordmarks']) {
    const [file = ''] = readdirSync(`public/${folder}`);
    expect.soft((await request.get(`/${folder}/${file}`)).headers()).toMatchObject({ 'content-security-policy': 'sandbox' });
  }
  // X7: an unknown address has no rule of its own; its page holds the policy. Other files have none.
  const unknown = await (await request.get('/no-such-page')).text();
  expect(unknown).toMatch(
    /^<!DOCTYPE html><html[^>]*><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'/,
  );
  // A crawler reads it without scripts.
  for (const part of ['<title>Page Not Found - 404</title>', '<meta name="robots" content="noindex"']) expect(unknown).toContain(part);
  const main = parseHtml(unknown).querySelector('main')!;
  expect(main.querySelector('h1')!.textContent).toBe("Oops! The page you're looking for isn't here.");
  expect(main.textContent).toMatch(/missing.*no longer available.*Page Not Found: /);
  expect(main.querySelector('a[href="/"]')!.textContent).toBe('Return to Home');
  for (const path of ['/favicon.svg', '/builds/latest.json'])
    expect((await request.get(path)).headers()['content-security-policy']).toBeUndefined();
  const [page, answer] = [(await request.get('/')).headers(), (await request.get('/api/alive')).headers()];
  const security = Object.keys(page).filter((name) => /^(?:strict-|x-|referrer-|permissions-|cross-)/.test(name));
  expect(security).toHaveLength(7);
  for (const name of security) expect.soft(answer[name], name).toBe(page[name]);
});

test('[E1, S1, X4] the editing screen has a narrow policy, and no page of a visitor and no sitemap names it', async ({ request }) => {
  const readPolicy = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/admin', '/admin/config.json', '/admin/admin-app.js']) {
    const policy = await readPolicy(path);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' blob:;");
    expect(policy).not.toMatch(/https?:/);
  }
  expect(await readPolicy('/our-story')).not.toContain('blob:');
  expect(await (await request.get('/our-story')).text()).not.toContain('/admin/');
  expect(await (await request.get('/admin')).text()).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin');
});

test('[S1] the icons and the manifest that a page names are answered with their content types', async ({ request }) => {
  const links = parseHtml(readBuiltHtml('/service')).querySelectorAll(
    'head link:is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])',
  );
  const types: Record<string, string> = {};
  for (const href of Array.from(links, (link) => link.getAttribute('href')!))
    types[href.replace(/\?.*$/, '')] = (await request.get(href)).headers()['content-type'] ?? '';
  expect(types).toEqual({
    '/favicon.ico': expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)/),
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
    '/site.webmanifest': expect.stringContaining('application/manifest+json'),
  });
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: Record<'src' | 'sizes', string>[] };
  expect(manifest).toMatchObject({
    name: 'Narra Home & Building',
    short_name: 'Narra',
    lang: 'en',
    start_url: '/',
    theme_color: '#f5f1ea',
  });
  expect(manifest.icons.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual([
    '/icon-192.png 192x192',
    '/icon-512.png 512x512',
    '/icon-maskable-512.png 512x512',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('[P1] the index of the search is fetched each time, and only its change is sent again', async ({ request }) => {
  const index = await request.get(searchIndexPath);
  const { etag = '', 'cache-control': cache } = index.headers();
  expect(cache).toBe('public, max-age=0, must-revalidate');
  expect((await request.get(searchIndexPath, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  expect((await index.json()) as unknown[]).not.toHaveLength(0);
});

test('[R3, R4, R8, R12, B3, M1, M2] the deploy host and this server answer each address in one way', async ({ request }) => {
  const imitate = createHostImitation('public');
  for (const [path, ...answer] of hostAddresses) {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location } = response.headers();
    const answers = { host: imitate(path), server: [response.status(), ...[location].flatMap((to) => to ?? [])] };
    expect.soft(answers, path).toEqual({ host: answer, server: answer });
  }
});

test('[R8, R12] a host without rules finds each page at its path: a file has its name, and no folder has', () => {
  for (const path of [...openRoutes, '/admin'].filter((route) => route !== '/'))
    expect.soft([existsSync(getPageFile(path)), existsSync(join('public', path, 'index.html'))], path).toEqual([true, false]);
});
