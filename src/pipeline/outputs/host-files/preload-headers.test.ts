import { expect, test } from '@jest/globals';
import { toHeaderLines } from './headers';
import { collectPreloadHints, toLinkHeaders } from './preload-headers';

const fonts = '<link rel="preload" href="/static/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const font = '</static/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
const image = (priority: string) => `<img src="/a.jpg" alt="" fetchPriority="${priority}"/></picture>`;
const plain =
  '<picture><source srcSet="/a-320.avif 320w,\n/a-640.avif 640w" type="image/avif" sizes="max(100vw, 40rem)"/><source srcSet="/a.webp 640w" type="image/webp"/>';
const mobileSource = '<source media="(max-width: 480px)" srcSet="/tall.avif 640w" type="image/avif" sizes="100vw"/>';

test('[X5] a page preloads the fonts and the picture of its first screen', () => {
  const { fonts: named, hero } = collectPreloadHints(`${fonts}${plain}${image('high')}`);
  expect(named).toEqual([font]);
  expect(hero).toEqual([
    '</a-320.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/a-320.avif 320w, /a-640.avif 640w"; imagesizes="max(100vw, 40rem)"; fetchpriority=high',
  ]);
});

test('[X5] of a picture that is cropped for phones each screen preloads only its own source', () => {
  const { hero } = collectPreloadHints(plain.replace('<picture>', `<picture>${mobileSource}`) + image('high'));
  expect(hero.map((hint) => /media="([^"]*)"/.exec(hint)?.[1])).toEqual(['(max-width: 480px)', 'not (max-width: 480px)']);
});

test('pictures below the first screen are not preloaded', () => {
  expect(collectPreloadHints(`${plain}${image('auto')}`).hero).toEqual([]);
  const [hint] = collectPreloadHints(`${plain.replaceAll('/a', '/z')}${image('auto')}${plain}${image('high')}`).hero;
  expect(hint).toMatch(/^<\/a-320/);
});

test('[X5] each page has its own header, and pages that increase in number share one', () => {
  const hints = new Map([
    ['/', { fonts: [font], hero: ['hero'] }],
    ['/service', { fonts: [font], hero: [] }],
    ['/article/1/brass', { fonts: [font], hero: ['brass'] }],
  ]);
  const links = toLinkHeaders(['/', '/service/', '/article/:id/:slug'], hints);
  expect(links).toEqual([
    ['/', `${font}, hero`],
    ['/service/', font],
    ['/article/:id/:slug', font],
  ]);
  expect(toHeaderLines({ site: 'policy', screen: 'policy' }, [], links)).toContain(`  Link: ${font}, hero`);
});
