import { type Findings, type PageChange, listVerdicts, listViolations } from './findings';
import type { PageCapture, PageCaptures } from './page-captures';
import { reportCss } from './report-css';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const renderList = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul></section>`;

const formatKilobytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`);

const renderFigure = (when: string, inside: string): string => `<figure><figcaption>${when}</figcaption>${inside}</figure>`;

/** A picture that grows to its own size when it is pressed. */
const renderPicture = (look: PageCapture | undefined, when: string): string =>
  look
    ? renderFigure(when, `<label><input type="checkbox"><img src="${look.picture}" alt="${when}, ${look.width} px"></label>`)
    : renderFigure(when, '<p class="none">not there</p>');

const renderPair = ({ before, after }: PageCaptures, at: number): string => {
  const { width } = (after[at] ?? before[at])!;
  return `<div class="pair w${width}"><h3>${width} px</h3><div>${renderPicture(before[at], 'before')}${renderPicture(after[at], 'after')}</div></div>`;
};

const renderLines = (lines: readonly string[], kind: string): string =>
  lines.map((line) => `<p class="${kind}">${escapeHtml(line)}</p>`).join('');

function renderPage(
  { path, change: how, removedLines: gone, addedLines: come, before, after }: PageChange,
  looked: PageCaptures | undefined,
): string {
  const read =
    how === 'changed' && gone.length + come.length > 0
      ? `<div class="words">${renderLines(gone, 'gone')}${renderLines(come, 'come')}</div>`
      : '';
  const count = looked ? Math.max(looked.before.length, looked.after.length) : 0;
  const pictures = looked ? `<div class="pairs">${Array.from({ length: count }, (_, at) => renderPair(looked, at)).join('')}</div>` : '';
  return `<details${looked ? ' open' : ''} id="${escapeHtml(path)}"><summary><code>${escapeHtml(path)}</code> <span>${how}</span> <small>${formatKilobytes(before)} → ${formatKilobytes(after)}</small></summary>${read}${pictures}</details>`;
}

/** The report as one file of HTML that needs nothing beside it. */
export function renderHtmlReport(findings: Findings): string {
  const { pages, captures: looked, faults, brokenLinks, commit, weights } = findings;
  const shown = new Map(looked.map((one) => [one.path, one]));
  const title =
    faults.length > 0 ? 'The content has faults' : `This change touches ${pages.length === 1 ? '1 page' : `${pages.length} pages`}`;
  const rest = pages.length - looked.length;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${reportCss}</style></head><body>
<header><h1>${title}</h1><p>${commit === '' ? 'What is built of it is told once they are mended.' : `Compared with <code>${escapeHtml(commit.slice(0, 9))}</code>.`}${rest > 0 && looked.length > 0 ? ` Pictures of ${looked.length} of them, of each kind of page the first; the other ${rest} are named below.` : ''}</p>
<ul class="verdicts">${listVerdicts(findings)
    .map(({ text, isWell }) => `<li class="${isWell ? 'well' : 'ill'}">${escapeHtml(text)}</li>`)
    .join('')}</ul></header>
${renderList(
  'Faults',
  faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
)}
${renderList('Broken links', brokenLinks)}${renderList('Accessibility', listViolations(findings))}
<main>${pages.map((one) => renderPage(one, shown.get(one.path))).join('\n')}</main>
${weights.said ? `<section><h2>Weights</h2><pre>${escapeHtml(weights.said)}</pre></section>` : ''}
</body></html>
`;
}
