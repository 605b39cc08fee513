import { expect, test } from '@jest/globals';
import { buildContentSecurityPolicy, collectInlineHashes, createAdminCsp, toHashSource } from './csp';
import { getSecurityHeaders, toHeaderLines, collectPreloadHints, toLinkHeader } from './headers';

test('[X4] the policy has the hashes of inline scripts and styles only, as a browser computes them', () => {
  const inline = collectInlineHashes(
    '<style data-href="/a.css">b{}</style><script src="/app.js" async></script><script>run()</script>' +
      '<script type="application/ld+json">{}</script><noscript><style>c{}</style></noscript>',
  );
  expect([...inline.scripts]).toEqual([toHashSource('run()')]);
  expect([...inline.styles]).toEqual([toHashSource('b{}'), toHashSource('c{}')]);
  const policy = buildContentSecurityPolicy(inline, { images: ['https://logos.example'], forms: ['https://forms.example'] });
  const styles = ['b{}', 'c{}', ''].map(toHashSource).sort().join(' ');
  expect(policy).toBe(
    `default-src 'none'; script-src 'self' ${toHashSource('run()')}; style-src 'self' ${styles}; style-src-attr 'unsafe-inline'; ` +
      "img-src 'self' data: https://logos.example; font-src 'self'; connect-src 'self' https://forms.example; manifest-src 'self'; " +
      "form-action 'self' https://forms.example; base-uri 'none'; frame-ancestors 'none'",
  );
  // The hash of the empty string, as the specification of CSP writes it.
  expect(toHashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

const pages = ['</a.woff2>', ''].map((link) => ({ path: `/page-${link}`, policy: 'policy', link }));

test('[E1, X4] the editing screen has its own policy, in which the back end is the only other host', () => {
  const policy = createAdminCsp([toHashSource('b{}')], ['c{}'], ['https://api.github.com']);
  expect(policy).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' ${['b{}', 'c{}', ''].map(toHashSource).join(' ')}; style-src-attr 'unsafe-inline'; ` +
      "img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; connect-src 'self' blob: https://api.github.com; " +
      "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  const lines = toHeaderLines('narrow', pages, []);
  expect(lines.slice(lines.indexOf('/admin/*')).slice(0, 3)).toEqual([
    '/admin/*',
    '  Content-Security-Policy: narrow',
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
  ]);
});

test('[E5, X4] a preview and the editing screen can access each other’s window, and a page for visitors cannot', () => {
  const listPolicies = (isPreview: boolean) =>
    toHeaderLines('narrow', pages, [], isPreview).filter((line) => line.includes('Cross-Origin-Opener-Policy'));
  expect(new Set(listPolicies(true))).toEqual(new Set(['  Cross-Origin-Opener-Policy: same-origin-allow-popups']));
  expect(listPolicies(false)).toContain('  Cross-Origin-Opener-Policy: same-origin');
});

test('[X7] the policies that only a document obeys are sent with pages and the editing screen, and with no other file', () => {
  const lines = toHeaderLines('narrow', pages, []);
  expect(lines.slice(0, lines.indexOf('/admin/*')).join()).not.toMatch(/(?:Content-Security|Permissions)-Policy/);
  expect(lines.filter((line) => line.includes('Permissions-Policy'))).toHaveLength(1 + pages.length);
  expect(lines.filter((line) => /^\/page|Link/.test(line))).toEqual(['/page-</a.woff2>', '  Link: </a.woff2>', '/page-']);
});

test('[X4] subdomains are held to HTTPS only where the build is told so', () => {
  const getPolicy = (env: NodeJS.ProcessEnv) => new Map(getSecurityHeaders(false, env)).get('Strict-Transport-Security');
  expect(getPolicy({})).toBe('max-age=63072000');
  expect(getPolicy({ HSTS_PRELOAD: 'true' })).toBe('max-age=63072000; includeSubDomains; preload');
});

const fonts = '<link rel="preload" href="/static/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const font = '</static/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
const plain = (priority: string, source = '') =>
  `<picture>${source}<img src="/a-640.avif" srcSet="/a-320.avif 320w,\n/a-640.avif 640w" sizes="max(100vw, 40rem)" alt="" fetchPriority="${priority}"/></picture>`;
const mobileSource = '<source media="(max-width: 480px)" srcSet="/tall.avif 640w" sizes="100vw"/>';

test('[X5] a page preloads the fonts and the picture of its first screen; of a picture that is cropped for phones each screen only its own source', () => {
  const { fonts: named, hero } = collectPreloadHints(`${fonts}${plain('high')}`);
  expect(named).toEqual([font]);
  expect(hero).toEqual([
    '</a-320.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/a-320.avif 320w, /a-640.avif 640w"; imagesizes="max(100vw, 40rem)"; fetchpriority=high',
  ]);
  const cropped = collectPreloadHints(plain('high', mobileSource));
  expect(cropped.hero.map((hint) => /media="([^"]*)"/.exec(hint)?.[1])).toEqual(['(max-width: 480px)', 'not ((max-width: 480px))']);
});

test('[X5] each page has its own header, and pages that increase in number share one', () => {
  const hints = new Map([
    ['/', { fonts: [font], hero: ['hero'] }],
    ['/service', { fonts: [font], hero: [] }],
    ['/article/1/brass', { fonts: [font], hero: ['brass'] }],
  ]);
  expect(['/', '/service/', '/article/:id/:slug'].map((path) => toLinkHeader(path, hints))).toEqual([`${font}, hero`, font, font]);
});
