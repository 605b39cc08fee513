import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { explainUsage } from '../src/domain/command-line';
import { formatUsDate } from '../src/domain/dates';
import type { DocumentLabels } from '../src/domain/documents';
import { capitalize } from '../src/domain/number-words';
import { getDocumentPath } from '../src/domain/routes';
import { formatPrintMark } from '../src/pipeline/check/rules/documents';
import { renderMarkdown } from '../src/pipeline/markup/markdown';
import { escapeXml, toInlineSvg } from '../src/pipeline/markup/xml';
import type { ContentValue } from '../src/schema/content-kinds';
import { chromiumFlags, findChromium, missingChromium } from '../tests/support/chromium';

type Sheet = ContentValue<'Document'>;

const read = (path: string): string => readFileSync(path, 'utf8');
const readYaml = (path: string): unknown => parse(read(path));

const site = readYaml('content/site.yaml') as ContentValue<'ContentSite'>;
const { document: labels } = readYaml('content/text.yaml') as { document: DocumentLabels & { newest: string } };
const showrooms = readdirSync('content/showrooms')
  .map((slug) => readYaml(`content/showrooms/${slug}/index.yaml`) as ContentValue<'Showroom'>)
  .filter(({ draft }) => draft !== true)
  .sort((a, b) => a.order - b.order);

const toFontFace = (family: string, weight: string, file: string): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}) }`;

/** Marcellus has old figures: on a sheet of measures its digits are those of the text. */
const fonts = [
  toFontFace('Marcellus', '400', 'node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2').replace(
    ' }',
    '; unicode-range: U+0-2F, U+3A-FFFF }',
  ),
  toFontFace('Hanken Grotesk', '400 700', 'src/ui/fonts/hanken-grotesk.woff2'),
].join('\n');

const styles = read('scripts/print-documents.css').replaceAll(' Marcellus;', " Marcellus, 'Hanken Grotesk';");

function formatMeasures({ title, rows, note }: NonNullable<Sheet['measures']>): string {
  const lines = rows.map(({ label, value }) => `<div><dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd></div>`);
  return `<section class="measures"><h2>${escapeXml(title)}</h2><dl>${lines.join('')}</dl>${note ? `<p class="note">${escapeXml(note)}</p>` : ''}</section>`;
}

/** The page of a sheet in HTML. */
function toHtml({ slug, title, kind, revised, lead = '', text = '', measures }: Sheet, svg: string | undefined): string {
  const places = showrooms.map(({ address, phones }) => escapeXml(`${address} · ${phones[0]!}`));
  const address = new URL(getDocumentPath(slug), site.url);
  return `<!doctype html><html lang="${site.language}"><title>${escapeXml(title)}</title><style>${fonts}${styles}</style>
<header><b>${escapeXml(site.wordmark)}</b><span>${escapeXml(labels[kind])}</span></header>
<main><div class="head"><div><h1>${escapeXml(title)}</h1><p class="lead">${escapeXml(lead)}</p></div>
${svg === undefined ? '' : toInlineSvg(svg)}</div>
<div class="text">${renderMarkdown(text)}</div></main>
${measures ? formatMeasures(measures) : ''}
<footer><p>${escapeXml(site.legal_name)}<br>${places.join('<br>')}</p>
<p>${escapeXml(capitalize(labels.revised))} ${formatUsDate(revised)}<br>${escapeXml(labels.newest)}<br>${escapeXml(address.host + address.pathname)}</p></footer></html>`;
}

/** Whether a sheet fits on its page in a size of type, in points. */
const fits = (page: Page, size: number): Promise<boolean> =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = `${to}pt`;
    const { bottom } = document.querySelector('footer')!.getBoundingClientRect();
    return bottom <= document.body.clientHeight - parseFloat(getComputedStyle(document.body).paddingBottom) + 0.5;
  }, size);

/**
 * Prints a sheet to one page of A4.
 * @throws {Error} when its text does not fit.
 */
async function printSheet(page: Page, sheet: Sheet, svg: string | undefined): Promise<Buffer> {
  await page.setContent(toHtml(sheet, svg));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  for (let size = 10.6; !(await fits(page, size)); size -= 0.1)
    if (size < 8.5) throw new Error(`${sheet.slug} does not fit on one page. Write less.`);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
}

const usage = `npm run documents             prints each sheet of our own whose text has changed since it was printed
npm run documents -- --all    prints all of them`;

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(missingChromium);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    for (const slug of readdirSync('content/documents')) {
      const sheet = readYaml(`content/documents/${slug}/index.yaml`) as Sheet;
      if (sheet.text === undefined) continue;
      const [file, drawing] = [sheet.file!, sheet.drawing].map((name) => name && join('content/documents', slug, name));
      const svg = drawing && read(drawing);
      const mark = formatPrintMark(sheet, svg);
      if (!process.argv.includes('--all') && existsSync(file!) && readFileSync(file!, 'latin1').trimEnd().endsWith(mark)) continue;
      const printed = await printSheet(page, sheet, svg);
      writeFileSync(file!, Buffer.concat([printed, Buffer.from(`${mark}\n`)]));
      console.log(`${file!}, ${printed.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}

explainUsage(process, usage);
void main();
