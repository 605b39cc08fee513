import { expect, test } from '@playwright/test';
import { readBuiltHtml } from '../support/built-site';
import { brands } from '../support/content';
import { parseHtml } from '../support/html-parser';

const firstBrands = 'kohler brizo falper agape jacuzzi sodai marazzi impronta mirage caracole simmons blanco miratap solea spin stas'.split(
  ' ',
);
const brandPaths = brands.map(({ name }) => `/brand-partners/${name}`);

test('[R2] the sixteen brands come first, in their order, each linked to its page', () => {
  expect(brands.slice(0, 16).map(({ name }) => name)).toEqual(firstBrands);
  expect(brands.map(({ link }) => link)).toEqual(brandPaths);
});

test('[N1, R2] the index of the partners and the panel of the bar link to the brands in the order of the content', () => {
  for (const place of ['main', '#partners-panel']) {
    const links = [...parseHtml(readBuiltHtml('/')).querySelectorAll(`${place} a[href^="/brand-partners/"]`)];
    expect([...new Set(links.map((link) => link.getAttribute('href')))], place).toEqual(brandPaths);
  }
});

for (const { name, link, composition = {} } of brands) {
  test(`[R2] the page of ${name} has the composition of its file`, () => {
    const { head = 'over', ground = 'sand', gallery = 'uneven', order = ['text', 'gallery', 'collections'] } = composition;
    const parsed = parseHtml(readBuiltHtml(link));
    const readData = (attribute: string, selector = `main [${attribute}]`) =>
      Array.from(parsed.querySelectorAll(selector), (element) => element.getAttribute(attribute));
    expect(readData('data-head')).toEqual([head]);
    expect(readData('data-gallery')).toEqual([gallery]);
    expect(readData('data-ground', 'main [data-part="collections"]')).toEqual([ground]);
    expect(readData('data-part')).toEqual(order);
  });
}

test('[R11] the page of each brand has a sheet of measures of its own', () => {
  const sheets = brands.map(({ link }) => {
    const sheet = parseHtml(readBuiltHtml(link)).querySelector('main section[aria-labelledby="sheet"]');
    return Array.from(sheet?.querySelectorAll('h2, dt, dd') ?? [], (element) => element.textContent).join(' · ');
  });
  expect(sheets.filter((sheet) => sheet.split(' · ').length < 5)).toEqual([]);
  expect(new Set(sheets).size).toBe(brands.length);
});

test('[R2, R11] no brand has the composition of the one before it', () => {
  const compositions = brands.map(({ composition }) => JSON.stringify(composition ?? {}));
  expect(compositions.filter((composition, index) => composition === compositions[index - 1])).toEqual([]);
});
