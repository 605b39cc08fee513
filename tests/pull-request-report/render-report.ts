import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MarkdownIt from 'markdown-it';
import { formatCount } from '../../src/domain/text';
import type { Fault } from '../../src/pipeline/check/report';
import type { PageChange } from './changed-pages';
import { listDifferences, type PageCapture, type PageCaptures } from './page-captures';

/** All data of a report. */
export interface Findings {
  /** The commit that the change began from. */
  commit: string;
  /** The address of the preview, without a slash at the end; empty where it is not known. */
  preview: string;
  faults: Fault[];
  warnings: Fault[];
  pages: PageChange[];
  captures: PageCaptures[];
  /** The output of `npm run weights`, and whether a page is over its budget. */
  weights: { output: string; isOver: boolean };
}

/** What is found where nothing differs and nothing is wrong. */
export const emptyFindings: Findings = {
  commit: '',
  preview: '',
  faults: [],
  warnings: [],
  pages: [],
  captures: [],
  weights: { output: '', isOver: false },
};

const maxNamed = 3;
/** A comment on GitHub has at most 65,536 characters. */
const maxRows = 60;
const maxItems = 40;

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/** The title of Agape, 2 texts and 3 pictures of Careers, and 2 more pages. */
function listPages(pages: readonly PageChange[]): string {
  const shown = pages.slice(0, maxNamed).map(({ name, parts }) => (parts.length > 0 ? `${joinWords(parts)} of ${name}` : name));
  const rest = pages.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

const sides = { changed: 'Changes', added: 'Adds', removed: 'Removes', 'looks different': 'Changes the look of' } as const;

/** The first added texts, each in quotes. */
function describeWords({ pages }: Findings): string[] {
  const words = [...new Set(pages.filter(({ change }) => change.startsWith('changed')).flatMap(({ addedLines }) => addedLines))];
  if (words.length === 0) return [];
  const shown = words.slice(0, maxNamed).map((line) => `“${line.length > 60 ? `${line.slice(0, 57)}…` : line}”`);
  const rest = words.length - shown.length;
  return [`New words: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`];
}

/** E2: what a change does, in a paragraph that says what an editor would: pages, words, faults and warnings. */
export function describeChange(findings: Findings): string {
  const { pages, faults, warnings } = findings;
  if (faults.length > 0)
    return `The site cannot be built: ${formatCount(faults.length, 'fault')} in the content. Mend ${faults.length === 1 ? 'it' : 'them'}, and the report comes again.`;
  const changes = Object.entries(sides).flatMap(([change, verb]) => {
    const those = pages.filter((page) => page.change === change);
    return those.length === 0 ? [] : [`${verb} ${formatCount(those.length, 'page')}: ${listPages(those)}.`];
  });
  const around = pages.filter(({ change }) => change === 'changed around');
  const what = joinWords(around[0]?.parts ?? []);
  if (around.length > 0)
    changes.push(`Changes the menu or the foot of ${formatCount(around.length, 'other page')}${what === '' ? '' : `: ${what}`}.`);
  const sentences = changes.length === 0 ? ['No page looks or reads differently.'] : [...changes, ...describeWords(findings)];
  return [...sentences, warnings.length === 0 ? 'No warning.' : `${formatCount(warnings.length, 'warning')}.`].join(' ');
}

/** Whether something must be fixed before the change is merged. */
const hasFailures = ({ faults, weights }: Findings): boolean => faults.length > 0 || weights.isOver;

const formatKilobytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1));

const renderRow = ({ path, change, before, after, parts }: PageChange, preview: string): string => {
  const name = preview === '' || change === 'removed' ? `\`${path}\`` : `[\`${path}\`](${preview}${path})`;
  return `| ${name} | ${change} | ${joinWords(parts)} | ${formatKilobytes(before)} → ${formatKilobytes(after)} |`;
};

function renderList(title: string, faults: readonly Fault[]): string[] {
  if (faults.length === 0) return [];
  const lines = faults.slice(0, maxItems).map(({ file, line, column, message }) => `- \`${file}:${line}:${column}\` ${message}`);
  return ['', `### ${title}`, '', ...lines, ...(faults.length > maxItems ? [`- and ${faults.length - maxItems} more`] : [])];
}

/** The pages of which more differs than the menu and the foot. */
export const listOwn = (pages: readonly PageChange[]): PageChange[] => pages.filter(({ change }) => change !== 'changed around');

/** The report in Markdown, as a pull request shows it. */
export function renderSummary(findings: Findings): string {
  const { faults, warnings, commit, preview, weights } = findings;
  const pages = listOwn(findings.pages);
  const table = ['| page | | what differs | HTML, kB |', '| --- | --- | --- | --- |'];
  return [
    `## ${faults.length > 0 ? 'The content has faults' : `This change touches ${formatCount(pages.length, 'page')}`}`,
    '',
    describeChange(findings),
    ...renderList('Faults', faults),
    ...renderList('Warnings', warnings),
    ...(weights.isOver ? ['', '### A page is over its weight', '', '```', weights.output, '```'] : []),
    ...(pages.length > 0 ? ['', ...table, ...pages.slice(0, maxRows).map((page) => renderRow(page, preview))] : []),
    ...(pages.length > maxRows ? ['', `and ${pages.length - maxRows} more.`] : []),
    '',
    ...(commit === '' ? [] : [`Compared with \`${commit.slice(0, 9)}\`.`, '']),
  ].join('\n');
}

/** The report of a change that could not be compared. */
export const renderFailure = (error: unknown): string =>
  `## The report failed\n\nWhat this change does to the site is not known. Earlier reports do not hold any more.\n\n\`\`\`\n${(error instanceof Error ? error.message : String(error)).slice(-4_000)}\n\`\`\`\n`;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const renderPicture = (capture: PageCapture | undefined, when: string): string =>
  capture ? `<figure><figcaption>${when}</figcaption><img src="${capture.picture}" alt="${when}, ${capture.width} px"></figure>` : '';

/** The pictures of a page at the widths at which it differs, before and after beside each other. */
export function renderPairs(captures: PageCaptures): string {
  const pairs = listDifferences(captures);
  if (pairs.length === 0) return '<p class="none">It looks as before.</p>';
  const render = ([before, after]: (typeof pairs)[number]) =>
    `<h3>${(after ?? before)!.width} px</h3><div class="pair">${renderPicture(before, 'before')}${renderPicture(after, 'after')}</div>`;
  return pairs.map(render).join('');
}

function renderPage({ path, change, parts, removedLines, addedLines }: PageChange, captures: PageCaptures | undefined): string {
  const renderLines = (lines: readonly string[], kind: string) =>
    lines.map((line) => `<p class="${kind}">${escapeHtml(line)}</p>`).join('');
  const lines = change === 'changed' ? renderLines(removedLines, 'removed') + renderLines(addedLines, 'added') : '';
  const summary = `<summary><code>${escapeHtml(path)}</code> <span>${[change, ...(parts.length > 0 ? [joinWords(parts)] : [])].join(': ')}</span></summary>`;
  return `<details${captures ? ' open' : ''}>${summary}<div class="lines">${lines}</div>${captures ? renderPairs(captures) : ''}</details>`;
}

/** The report as one file of HTML that needs nothing beside it: the summary, then each page with its lines and pictures. */
export function renderHtmlReport(findings: Findings): string {
  const captures = new Map(findings.captures.map((capture) => [capture.path, capture]));
  const css = readFileSync(resolve('tests/pull-request-report/report.css'), 'utf8');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What this change does</title><style>${css}</style></head><body>
<header>${new MarkdownIt().render(renderSummary(findings))}</header>
<main>${listOwn(findings.pages)
    .map((page) => renderPage(page, captures.get(page.path)))
    .join('\n')}</main>
</body></html>
`;
}

/** The pages that read differently, and of those with other styles the ones that look different. */
export function keepDifferent(pages: readonly PageChange[], captures: readonly PageCaptures[]): PageChange[] {
  const different = new Set(captures.filter((one) => listDifferences(one).length > 0).map(({ path }) => path));
  return pages.filter(({ path, change }) => change !== 'looks different' || different.has(path));
}

/**
 * E8: writes what is found, or that it was not: there is a summary in any case.
 * @returns whether nothing must be fixed.
 */
export async function publishReport(find: () => Promise<Findings>, write: (name: string, text: string) => void): Promise<boolean> {
  try {
    const findings = await find();
    write('index.html', renderHtmlReport(findings));
    write('summary.md', `${renderSummary(findings)}\nHow the pages look before and after: \`index.html\` of the artifact “report”.\n`);
    return !hasFailures(findings);
  } catch (error) {
    write('summary.md', renderFailure(error));
    return false;
  }
}
