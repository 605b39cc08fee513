import type { Findings } from './findings';

const maxNamed = 3;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `a`, `b` and 2 more. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, maxNamed).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
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
    return `The site cannot be built: ${count(faults.length, 'fault')} in the content. Mend ${faults.length === 1 ? 'it' : 'them'}, and the report comes again.`;
  const changes = (['changed', 'added', 'removed'] as const).flatMap((change) => {
    const paths = pages.filter((page) => page.change === change).map(({ path }) => path);
    return paths.length === 0 ? [] : [`${sides[change]} ${count(paths.length, 'page')}: ${listNames(paths)}.`];
  });
  const sentences = changes.length === 0 ? ['No page looks or reads differently.'] : [...changes, ...describeWords(findings)];
  return [...sentences, warnings.length === 0 ? 'No warning.' : `${count(warnings.length, 'warning')}.`].join(' ');
}
