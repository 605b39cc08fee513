import { formatCount } from '../../src/domain/text/format-count';
import type { Findings, PageChange } from './findings';

const maxNamed = 3;

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/** The title of Agape, 2 texts and 3 pictures of Careers, and 2 more pages. */
function listPages(pages: readonly PageChange[]): string {
  const shown = pages.slice(0, maxNamed).map(({ name, parts }) => (parts.length > 0 ? `${joinWords(parts)} of ${name}` : name));
  const rest = pages.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

const sides = { added: 'Adds', changed: 'Changes', removed: 'Removes' } as const;

/** The first added texts, each in quotes. */
function describeWords({ pages }: Findings): string[] {
  const words = [...new Set(pages.filter(({ change }) => change === 'changed').flatMap(({ addedLines }) => addedLines))];
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
  const changes = (['changed', 'added', 'removed'] as const).flatMap((change) => {
    const those = pages.filter((page) => page.change === change);
    return those.length === 0 ? [] : [`${sides[change]} ${formatCount(those.length, 'page')}: ${listPages(those)}.`];
  });
  const sentences = changes.length === 0 ? ['No page looks or reads differently.'] : [...changes, ...describeWords(findings)];
  return [...sentences, warnings.length === 0 ? 'No warning.' : `${formatCount(warnings.length, 'warning')}.`].join(' ');
}
