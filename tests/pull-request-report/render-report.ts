import { formatCount } from '../../src/domain/text';
import type { Fault } from '../../src/pipeline/check/report';
import type { PageChange } from './compare-pages';
import { surroundings } from './page-data';

/** All data of a report. */
export interface Findings {
  /** The address of the published site, without a slash at the end, and that of the preview; empty where it is not known. */
  live: string;
  preview: string;
  faults: Fault[];
  warnings: Fault[];
  pages: PageChange[];
  /** Why the pages could not be compared. */
  problem?: string | undefined;
}

/** What is found where nothing differs and nothing is wrong. */
export const emptyFindings: Findings = {
  live: '',
  preview: '',
  faults: [],
  warnings: [],
  pages: [],
};

// A comment on GitHub has at most 65,536 characters.
const maxRows = 60;
const maxFaults = 40;
const maxPagesWithWords = 12;
const maxWords = 6;
const maxLength = 160;

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

const toLink = (name: string, url: string, path: string): string => (url === '' ? name : `[${name}](${url}${encodeURI(path)})`);

function renderRow({ path, change, name, parts }: PageChange, { live, preview }: Findings): string {
  const title = shorten(name).replace(/[|[\]]/g, ' ');
  const isPage = path !== surroundings;
  const page = isPage && change !== 'removed' ? toLink(title, preview, path) : title;
  const now = isPage && change !== 'added' && live !== '' ? toLink('published', live, path) : '–';
  return `| ${page} | ${now} | ${change === 'changed' ? shorten(parts.join(', ')).replaceAll('|', ' ') : change} |`;
}

function renderWords({ name, removedLines, addedLines }: PageChange): string[] {
  const list = (lines: readonly string[], sign: string) => [
    ...lines.slice(0, maxWords).map((line) => `${sign} ${shorten(line)}`),
    ...(lines.length > maxWords ? [`${sign} and ${lines.length - maxWords} more`] : []),
  ];
  const lines = [...list(removedLines, '-'), ...list(addedLines, '+')];
  return lines.length === 0 ? [] : ['', `**${shorten(name)}**`, '', '````diff', ...lines, '````'];
}

function renderFaults(title: string, faults: readonly Fault[]): string[] {
  if (faults.length === 0) return [];
  const lines = faults.slice(0, maxFaults).map(({ file, line, column, message }) => `- \`${file}:${line}:${column}\` ${message}`);
  return ['', `### ${title}`, '', ...lines, ...(faults.length > maxFaults ? [`- and ${faults.length - maxFaults} more`] : [])];
}

function renderTitle({ faults, pages, problem }: Findings): string {
  if (faults.length > 0) return 'The content has faults';
  if (problem !== undefined) return 'The pages could not be compared';
  return pages.length === 0 ? 'No page reads differently' : `This change touches ${formatCount(pages.length, 'page')}`;
}

/** The report in Markdown, as a pull request shows it. */
export function renderSummary(findings: Findings): string {
  const { faults, warnings, pages, problem, live } = findings;
  const rows = pages.slice(0, maxRows).map((page) => renderRow(page, findings));
  const words = pages
    .filter(({ change }) => change === 'changed')
    .slice(0, maxPagesWithWords)
    .flatMap(renderWords);
  return [
    `## ${renderTitle(findings)}`,
    ...(faults.length > 0 ? ['', 'The site cannot be built. Mend what stands below, and the report comes again.'] : []),
    ...(problem === undefined ? [] : ['', problem]),
    ...renderFaults('Faults', faults),
    ...renderFaults('Warnings', warnings),
    ...(rows.length > 0 ? ['', '| page | now | what differs |', '| --- | --- | --- |', ...rows] : []),
    ...(pages.length > maxRows ? ['', `and ${pages.length - maxRows} more.`] : []),
    ...(words.length > 0 ? ['', '<details><summary>The words</summary>', ...words, '', '</details>'] : []),
    '',
    ...(live === '' ? [] : [`Compared with the site as it is published, ${live}.`, '']),
  ].join('\n');
}

/** The report of a change of which nothing is known. */
export const renderFailure = (error: unknown): string =>
  `## The report failed\n\nWhat this change does to the site is not known. Earlier reports do not hold any more.\n\n\`\`\`\n${(error instanceof Error ? error.message : String(error)).slice(-4_000)}\n\`\`\`\n`;

/**
 * Writes what is found, or that it was not: there is a summary in any case.
 * @returns whether nothing must be fixed.
 */
export async function publishReport(find: () => Promise<Findings>, write: (text: string) => void): Promise<boolean> {
  try {
    const findings = await find();
    write(renderSummary(findings));
    return findings.faults.length === 0;
  } catch (error) {
    write(renderFailure(error));
    return false;
  }
}
