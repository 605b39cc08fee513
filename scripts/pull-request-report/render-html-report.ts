import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Findings, PageChange } from './findings';
import type { PageCapture, PageCaptures } from './page-captures';
import { renderMarkdownReport } from './render-markdown-report';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture that grows to its own size when it is pressed. */
const renderPicture = (capture: PageCapture | undefined, when: string): string => {
  const picture = capture
    ? `<label><input type="checkbox"><img src="${capture.picture}" alt="${when}, ${capture.width} px"></label>`
    : '<p class="none">not there</p>';
  return `<figure><figcaption>${when}</figcaption>${picture}</figure>`;
};

function renderPairs({ before, after }: PageCaptures): string {
  const longer = before.length > after.length ? before : after;
  const pairs = longer.map(
    ({ width }, index) =>
      `<div class="pair w${width}"><h3>${width} px</h3><div>${renderPicture(before[index], 'before')}${renderPicture(after[index], 'after')}</div></div>`,
  );
  return `<div class="pairs">${pairs.join('')}</div>`;
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
