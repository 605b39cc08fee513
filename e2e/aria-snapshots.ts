import type { Locator } from '@playwright/test';

/** Keeps one of several equal items in a row. */
const collapseRepeats = (tree: string): string => tree.replace(/(^( *)- .*\n(?:\2 +- .*\n)*)\1+/gm, '$1');

/**
 * The accessibility tree of a part of a page without the words of content: roles, levels and states, what comes several times in a row once.
 * An edit of content leaves it as it is.
 */
export async function takeAriaSnapshot(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n').filter((line) => !/^\s*- (?:\/\w+|text):/.test(line));
  const bare = lines.map((line) =>
    line
      .replace(/^(\s*- )'(.*)'(:?)$/, '$1$2$3')
      .replace(/ "(?:[^"\\]|\\.)*"/, '')
      .replace(/:(?: .*)?$/, ''),
  );
  // Twice: what is in the entries of a list, then the entries.
  return collapseRepeats(collapseRepeats(`${bare.join('\n')}\n`));
}
