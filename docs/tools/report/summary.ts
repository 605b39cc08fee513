import { type Findings, type TouchedPage, verdicts, violationsOf } from './findings';

const most = 60;

const kilobytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1));

const row = ({ path, how, before, after, gone, come }: TouchedPage): string =>
  `| \`${path}\` | ${how} | ${how === 'changed' ? `−${gone.length} +${come.length}` : ''} | ${kilobytes(before)} → ${kilobytes(after)} |`;

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines.map((line) => `- ${line}`)];

/** The report in Markdown, as a pull request shows it. */
export function summary(findings: Findings): string {
  const { pages, faults, brokenLinks, commit, weights } = findings;
  const counted = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const table = ['| page | | lines read | HTML, kB |', '| --- | --- | --- | --- |', ...pages.slice(0, most).map(row)];
  return [
    `## ${faults.length > 0 ? 'The content has faults' : `This change touches ${counted}`}`,
    '',
    ...verdicts(findings).map(({ text, isWell }) => `- ${isWell ? '✓' : '✗'} ${text}`),
    ...listed(
      'Faults',
      faults.map(({ file, line, column, message }) => `\`${file}:${line}:${column}\` ${message}`),
    ),
    ...listed('Broken links', brokenLinks),
    ...listed('Accessibility', violationsOf(findings)),
    ...(weights.isOver ? ['', '### Weights', '', '```', weights.said, '```'] : []),
    ...(pages.length > 0 ? ['', ...table] : []),
    ...(pages.length > most ? ['', `and ${pages.length - most} more.`] : []),
    '',
    ...(commit === ''
      ? []
      : [`Compared with \`${commit.slice(0, 9)}\`. How the pages look before and after: \`index.html\` of the artifact “report”.`, '']),
  ].join('\n');
}
