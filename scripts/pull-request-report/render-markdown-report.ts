import { describeChange } from './describe-change';
import { type Findings, type PageChange, listVerdicts, listViolations } from './findings';

/** A comment on GitHub has at most 65,536 characters. */
const maxRows = 60;
const maxItems = 40;

const formatKilobytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1));

const renderRow = ({ path, change, before, after, removedLines, addedLines }: PageChange): string =>
  `| \`${path}\` | ${change} | ${change === 'changed' ? `−${removedLines.length} +${addedLines.length}` : ''} | ${formatKilobytes(before)} → ${formatKilobytes(after)} |`;

function renderList(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length > maxItems ? [`and ${lines.length - maxItems} more`] : [];
  return ['', `### ${title}`, '', ...[...lines.slice(0, maxItems), ...rest].map((line) => `- ${line}`)];
}

/** The report in Markdown, as a pull request shows it. */
export function renderMarkdownReport(findings: Findings): string {
  const { pages, faults, warnings, brokenLinks, commit, weights } = findings;
  const counted = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const table = ['| page | | lines read | HTML, kB |', '| --- | --- | --- | --- |', ...pages.slice(0, maxRows).map(renderRow)];
  return [
    `## ${faults.length > 0 ? 'The content has faults' : `This change touches ${counted}`}`,
    '',
    describeChange(findings),
    '',
    ...listVerdicts(findings).map(({ text, isPassed }) => `- ${isPassed ? '✓' : '✗'} ${text}`),
    ...renderList(
      'Faults',
      faults.map(({ file, line, column, message }) => `\`${file}:${line}:${column}\` ${message}`),
    ),
    ...renderList(
      'Warnings',
      warnings.map(({ file, line, column, message }) => `\`${file}:${line}:${column}\` ${message}`),
    ),
    ...renderList('Broken links', brokenLinks),
    ...renderList('Accessibility', listViolations(findings)),
    ...(weights.isOver ? ['', '### Weights', '', '```', weights.output, '```'] : []),
    ...(pages.length > 0 ? ['', ...table] : []),
    ...(pages.length > maxRows ? ['', `and ${pages.length - maxRows} more.`] : []),
    '',
    ...(commit === '' ? [] : [`Compared with \`${commit.slice(0, 9)}\`.`, '']),
  ].join('\n');
}
