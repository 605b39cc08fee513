import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { CatalogFile, CatalogItem } from '../../src/domain/board-catalog';
import { toAnchorSlug } from '../../src/domain/anchors';
import { readBuiltHtml } from '../support/built-site';
import { brands } from '../support/content';
import { parseHtml } from '../support/html';

const firstBrands = 'kohler brizo falper agape jacuzzi sodai marazzi impronta mirage caracole simmons blanco miratap solea spin stas'.split(
  ' ',
);
const brandPaths = brands.map(({ name }) => `/brand-partners/${name}`);

test('[R2] the sixteen brands come first, in their order, each linked to its page', () => {
  expect(brands.slice(0, 16).map(({ name }) => name)).toEqual(firstBrands);
  expect(brands.map(({ link }) => link)).toEqual(brandPaths);
});

test('[R2, F4] content counts the brands and the years of the company by tokens alone', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!README)\.(?:yaml|md)$/.test(file));
  const texts = files.map((file) => readFileSync(`content/${file}`, 'utf8'));
  expect(texts.filter((text) => /\bsixteen\b|\b16 (?:brands|houses|makers|partners)/i.test(text))).toEqual([]);
  expect(readFileSync('content/pages/home.yaml', 'utf8')).toMatch(
    /'\{Brands\} makers,[^]*'\{Brands\} partners'[^]*- value: '\{#years\}'\n +label: years in/,
  );
});

test('[N1, R2, G5] the index of the partners and the panel of the bar link to the brands in the order of the content, and count them by category', () => {
  const page = parseHtml(readBuiltHtml('/'));
  for (const place of ['main', '#partners-panel']) {
    const links = [...page.querySelectorAll(`${place} a[href^="/brand-partners/"]`)];
    expect([...new Set(links.map((link) => link.getAttribute('href')))], place).toEqual(brandPaths);
    const counted = [...page.querySelectorAll(`${place} nav a[href*="?category="]`)];
    expect(counted.length, place).toBeGreaterThan(2);
    for (const link of counted) {
      const [, slug = ''] = /category=([a-z-]+)/.exec(link.getAttribute('href')!)!;
      const { length } = brands.filter(({ categories }) => categories.includes(slug));
      expect(Number(link.querySelector('small')!.textContent), slug).toBe(length);
    }
  }
});

test('[N1, R2, R11] the page of each brand has the composition of its file, which is not that of the one before it, a sheet of measures of its own with a drawing, and begins with showrooms, finishes and the way to ask', () => {
  const sheets = brands.map(({ name, link, lead, collections, composition = {} }) => {
    const { head = 'over', ground = 'sand', gallery = 'uneven', order = ['text', 'gallery', 'collections'] } = composition;
    const parsed = parseHtml(readBuiltHtml(link));
    const readData = (attribute: string, selector = `main [${attribute}]`) =>
      Array.from(parsed.querySelectorAll(selector), (element) => element.getAttribute(attribute));
    expect.soft(readData('data-head'), link).toEqual([head]);
    expect.soft(readData('data-gallery'), link).toEqual([gallery]);
    expect.soft(readData('data-ground', 'main [data-part="collections"]'), link).toEqual([ground]);
    expect.soft(readData('data-part'), link).toEqual(order);
    const sheet = parsed.querySelector('main section[aria-labelledby="sheet"]');
    expect.soft(sheet!.querySelector('[role="img"] svg [class="dim"], [role="img"] svg text'), link).not.toBeNull();
    expect.soft(sheet!.querySelector('figcaption')!.textContent, link).toMatch(/^Drawn at 1 : \d+ on A4 paper/);
    expect.soft(sheet?.querySelector('[role="img"]')?.getAttribute('aria-label')?.length, link).toBeGreaterThan(60);
    const opening = parsed.querySelector('main > header:first-child + [data-summary]')!;
    expect.soft(opening.firstElementChild!.textContent, link).toBe(lead);
    const parts = ['a[href^="/showrooms/"]', '[data-surface]', `a[href="/contact-us/inquiry?brand=${name}"]`];
    const hasFinishes = collections.some(({ finishes }) => finishes);
    expect
      .soft(
        parts.map((part) => opening.querySelector(part) !== null),
        link,
      )
      .toEqual([true, hasFinishes, true]);
    expect.soft(parsed.querySelector('section[aria-labelledby="inquire"] a[href="/service"]'), link).not.toBeNull();
    return Array.from(sheet?.querySelectorAll('h2, dt, dd') ?? [], (element) => element.textContent).join(' · ');
  });
  expect(sheets.filter((sheet) => sheet.split(' · ').length < 5)).toEqual([]);
  expect(new Set(sheets).size).toBe(brands.length);
  const compositions = brands.map(({ composition }) => JSON.stringify(composition ?? {}));
  expect(compositions.filter((composition, index) => composition === compositions.at(index - 1))).toEqual([]);
});

test('[R11] the material of a brand fills the screen after its text, and is no picture of its gallery', () => {
  const withMaterial = brands.filter(({ signature }) => signature);
  expect(withMaterial.length).toBeGreaterThan(0);
  for (const { link, signature, gallery } of withMaterial) {
    const plate = parseHtml(readBuiltHtml(link)).querySelector('main [data-part="text"] + div img');
    expect.soft(plate?.getAttribute('alt'), link).toBe(signature!.alt);
    expect.soft(JSON.stringify(gallery), link).not.toContain(signature!.file);
  }
});

const readCatalog = (name: string) => JSON.parse(readFileSync(`public/board/brands/${name}.json`, 'utf8')) as CatalogFile;
const wordmarkSource = /^\/static\/wordmarks\/([a-z-]+)-[0-9a-f]{12}\.svg 640w$/;

/** What shows a collection: the alternate text of its picture, or the brand whose wordmark it is. */
const describePicture = ({ alt, srcSet }: CatalogItem['picture']) => wordmarkSource.exec(srcSet)?.[1] ?? alt;

test('[W5] a board shows each collection by its own picture, and one without a picture by the wordmark of its brand, which is an existing file', () => {
  const shown = brands.flatMap(({ name, collections }) => {
    const catalog = readCatalog(name);
    return collections.map((collection) => describePicture(catalog[`collection/${name}/${toAnchorSlug(collection.name)}`]!.picture));
  });
  expect(shown).toEqual(brands.flatMap(({ name, collections }) => collections.map(({ picture }) => picture?.alt ?? name)));
  const files = new Set(readdirSync('public/static/wordmarks').map((file) => `/static/wordmarks/${file}`));
  const sources = brands.flatMap(({ name }) => Object.values(readCatalog(name)).map(({ picture }) => picture.srcSet.split(' ')[0]!));
  const wordmarks = sources.filter((file) => file.startsWith('/static/wordmarks/'));
  expect(wordmarks.length).toBeGreaterThan(0);
  expect(wordmarks.filter((file) => !files.has(file))).toEqual([]);
});
