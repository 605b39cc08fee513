import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Findings, PageChange } from './findings';
import type { PageCapture, PageCaptures } from './page-captures';
import { renderMarkdownReport } from './render-markdown-report';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture that grows to its own size when it is pressed. */
const renderPicture = (capture: PageCapture, when: string): string =>
  `<figure><figcaption>${when}</figcaption><label><input type="checkbox"><img src="${capture.picture}" alt="${when}, ${capture.width} px"></label></figure>`;

/** Two pictures over each other, and a slider for how much of each is seen. */
const renderSlider = (before: PageCapture, after: PageCapture): string =>
  `<figure class="slider"><figcaption>before and after: move the slider</figcaption><div><img src="${before.picture}" alt="before, ${before.width} px"><img class="after" src="${after.picture}" alt="after, ${after.width} px"></div><input type="range" min="0" max="100" value="50" aria-label="How much of the page is as before, ${after.width} px" oninput="this.parentElement.style.setProperty('--at', this.value + '%')"></figure>`;

function renderPair(before: PageCapture | undefined, after: PageCapture | undefined): string {
  const { width } = (after ?? before)!;
  const pictures = before && after ? renderSlider(before, after) : renderPicture((after ?? before)!, after ? 'new' : 'as it was');
  return `<div class="pair w${width}"><h3>${width} px</h3>${pictures}</div>`;
}

/** The pictures of a page that differ. */
export function renderPairs({ before, after }: Pick<PageCaptures, 'before' | 'after'>): string {
  const longer = before.length > after.length ? before : after;
  const differing = longer
    .map((_, index) => [before[index], after[index]] as const)
    .filter(([one, other]) => one?.picture !== other?.picture);
  if (differing.length === 0) return '<p class="none">It looks as before.</p>';
  return `<div class="pairs">${differing.map(([one, other]) => renderPair(one, other)).join('')}</div>`;
}

function renderPage({ path, change, removedLines, addedLines }: PageChange, captures: PageCaptures | undefined): string {
  const renderLines = (lines: readonly string[], kind: string) =>
    lines.map((line) => `<p class="${kind}">${escapeHtml(line)}</p>`).join('');
  const lines = change === 'changed' ? renderLines(removedLines, 'removed') + renderLines(addedLines, 'added') : '';
  const summary = `<summary><code>${escapeHtml(path)}</code> <span>${change}</span></summary>`;
  return `<details${captures ? ' open' : ''}>${summary}<div class="lines">${lines}</div>${captures ? renderPairs(captures) : ''}</details>`;
}

/** The report as one file of HTML that needs nothing beside it: the summary, then each page with its lines and pictures. */
export function renderHtmlReport(findings: Findings): string {
  const captures = new Map(findings.captures.map((capture) => [capture.path, capture]));
  const css = readFileSync(resolve('scripts/pull-request-report/report.css'), 'utf8');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What this change does</title><style>${css}</style></head><body>
<header>${new MarkdownIt().render(renderMarkdownReport(findings))}</header>
<main>${findings.pages.map((page) => renderPage(page, captures.get(page.path))).join('\n')}</main>
</body></html>
`;
}
