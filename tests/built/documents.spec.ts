import { expect, test } from '@playwright/test';
import { formatUsDate } from '../../src/domain/dates';
import { openRoutes, readBuiltHtml } from '../support/built-site';
import { accessibility, brands, documents, messages, showrooms, site } from '../support/content';
import { parseHead, parseHtml } from '../support/html';
import { readJsonLd } from '../support/json-ld';

const rows = [...parseHtml(readBuiltHtml('/documents')).querySelectorAll('main li a')].map((link) => ({
  href: link.getAttribute('href')!,
  text: link.textContent.replace(/\s+/g, ' '),
  heading: link.closest('section')!.querySelector('h2')!.textContent,
}));

test('[W7] all documents are listed by kind and brand, and how large each is and of which day is read before it is opened, its kind in the heading alone', () => {
  expect(documents.length).toBeGreaterThanOrEqual(9);
  for (const { slug, title, kind, link } of documents) {
    const { text, heading } = rows.find(({ href }) => href === (link ?? `/documents/${slug}.pdf`))!;
    expect.soft(text, slug).toContain(title);
    expect.soft(heading, slug).toBe(messages.document[kind]);
    expect.soft(text, slug).toMatch(link ? /\. Revised \d\d\/\d\d\/\d{4} \(/ : /\bPDF, \d+ kB, revised \d\d\/\d\d\/\d{4}$/);
    expect.soft(text, slug).not.toContain(`${heading}, PDF`);
  }
  const withDocuments = brands.filter(({ link }) => parseHtml(readBuiltHtml(link)).getElementById('documents'));
  const listed = rows.filter(({ href }) => href.startsWith('/brand-partners/'));
  expect(listed.map(({ href }) => href)).toEqual(withDocuments.map(({ link }) => link));
  const brand = parseHtml(readBuiltHtml('/brand-partners/marazzi'));
  const inSection = [...brand.querySelectorAll('section:has(#documents) li a')].map((link) => link.getAttribute('href'));
  expect(inSection).toContain('/documents/ordering-tile.pdf');
  for (const path of ['/brand-partners/marazzi', '/service', '/showrooms']) {
    const part = parseHtml(readBuiltHtml(path)).querySelector('main section:has(a[href="/documents"])')!;
    for (const { textContent } of part.querySelectorAll('li a'))
      expect.soft(textContent, path).toMatch(/(?:Maker’s library|(?!PDF)[A-Z][a-z ]+, PDF, \d+\skB), revised\s\d\d\/\d\d\/\d{4}/);
  }
  const collection = brand.querySelector('#collection-glazed-wall-tile')!;
  expect(collection.querySelector('dd :has(> a[href="/documents/setting-out-a-shower-niche.pdf"])')?.textContent).toMatch(
    /niche Setting out, PDF, \d+\skB, revised\s\d\d\/\d\d\/\d{4}$/,
  );
});

test('[W7] each of our own is a PDF of the size that is said, cached for minutes, without the policy of pages', async ({ request }) => {
  for (const { slug } of documents.filter(({ link }) => link === undefined)) {
    const response = await request.get(`/documents/${slug}.pdf`);
    const headers = response.headers();
    expect
      .soft([response.status(), headers['content-type'], headers['cache-control']], slug)
      .toEqual([200, 'application/pdf', 'public, max-age=300']);
    expect.soft(headers, slug).not.toHaveProperty('content-security-policy');
    const body = await response.body();
    expect.soft(rows.find(({ href }) => href.includes(slug))!.text, slug).toContain(`PDF, ${Math.ceil(body.length / 1000)} kB`);
    expect.soft(body.length, slug).toBeLessThan(100_000);
  }
});

test('[S4] whom to tell of a security fault is at its known address, and each page has the color of the site', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual([
    `Contact: mailto:${site.security.contact}`,
    `Expires: ${site.security.expires}T23:59:59+08:00`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ]);
  for (const route of openRoutes) expect.soft(parseHead(readBuiltHtml(route)).meta['theme-color'], route).toBe('#f5f1ea');
});

test('[S4, W10] the home page lists the partners, a brand is a Brand with its documents, a showroom says what makes it accessible', () => {
  const partners = readJsonLd('/').find((node) => node['@type'] === 'ItemList')!;
  const listed = brands.map(({ title, link }, index) => ({ position: index + 1, name: title, url: site.url + link }));
  expect(partners.itemListElement).toMatchObject(listed);
  const brand = readJsonLd('/brand-partners/marazzi').find((node) => node['@type'] === 'Brand')!;
  expect(brand).toMatchObject({
    name: 'Marazzi',
    subjectOf: expect.arrayContaining([expect.objectContaining({ encodingFormat: 'application/pdf' })]),
  });
  const showroom = readJsonLd('/showrooms/bgc').find((node) => node['@type'] === 'LocalBusiness')!;
  expect(showroom).toMatchObject({
    address: { addressRegion: 'Metro Manila', postalCode: '1634' },
    geo: { '@type': 'GeoCoordinates', latitude: 14.551, longitude: 121.048 },
  });
  const amenities = showroom.amenityFeature as { name: string; value: boolean }[];
  const shown = parseHtml(readBuiltHtml('/showrooms/bgc')).querySelector('main')!.textContent;
  expect(amenities.length).toBeGreaterThan(4);
  for (const { name, value } of amenities) expect.soft(shown).toContain(`${name}${value ? 'Yes' : 'No'}.`);
});

test('[F5] the privacy notice ends with the proofs of registration: number, last day, the page of the authority, the seal', () => {
  const part = [...parseHtml(readBuiltHtml('/privacy')).querySelectorAll('main section')].at(-1)!;
  expect(part.querySelectorAll('li')).toHaveLength(site.proofs.length);
  for (const [index, { name, number, expires, to, picture }] of site.proofs.entries()) {
    const item = part.querySelectorAll('li')[index]!;
    expect(item.textContent.startsWith(name)).toBe(true);
    expect(item.textContent).toContain(`${number}, until ${formatUsDate(expires)}`);
    expect([item.querySelector('a')?.getAttribute('href'), item.querySelector('img')?.alt]).toEqual([to, picture?.alt]);
  }
});

test('[W10] the accessibility page says what is promised, what is lacking, how each showroom can be reached, and whom to tell', () => {
  const main = parseHtml(readBuiltHtml('/accessibility')).querySelector('main')!;
  const headings = Array.from(main.querySelectorAll('h2'), ({ textContent }) => textContent).join();
  const { promised, lacking, contact } = accessibility;
  for (const { title } of [promised, lacking, contact]) expect.soft(headings).toContain(title);
  expect([...main.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(showrooms.map(({ name }) => name));
  for (const { note } of showrooms.flatMap(({ access }) => access)) expect.soft(main.textContent).toContain(note);
  expect(main.querySelector('a[href^="mailto:"]')!.textContent).toMatch(/@/);
});
