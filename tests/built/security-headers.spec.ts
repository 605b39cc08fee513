import { expect, test } from '@playwright/test';
import { openRoutes, readBuiltHtml } from '../support/built-site';
import { parseHtml } from '../support/html-parser';

const findDirective = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

for (const path of ['/', '/our-story', '/no-such-page', '/favicon.svg', '/builds/latest.json']) {
  test(`[X4] ${path} is answered with the security headers`, async ({ request }) => {
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
});

test('[P1] the entry files of the search index are fetched each time, and files with a hash in their name are cached', async ({
  request,
}) => {
  const entry = await request.get('/pagefind/pagefind-entry.json');
  const { languages } = (await entry.json()) as { languages: Record<string, { hash: string; page_count: number }> };
  const readCacheControl = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await readCacheControl('/pagefind/pagefind-entry.json')).toBe('public, max-age=0, must-revalidate');
  expect(await readCacheControl('/pagefind/pagefind.js')).toBe('public, max-age=0, must-revalidate');
  expect(await readCacheControl(`/pagefind/pagefind.${languages['en']!.hash}.pf_meta`)).toBe('public, max-age=31536000, immutable');
  expect(languages['en']!.page_count).toBeGreaterThan(openRoutes.length);
});
