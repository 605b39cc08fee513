/** A page of two builds that are compared. */
export interface ChangedPage {
  path: string;
  change: 'added' | 'changed' | 'removed';
}

/** The pages of a build: what a browser gets of each, by its path. */
export type PageContents = ReadonlyMap<string, string>;

// Names of scripts and styles hold the hash of their text; Gatsby numbers what it reads by where it lies on the disk. A picture's hash is
// that of what is seen, and stays.
const buildSpecificPatterns: readonly [RegExp, string][] = [
  [/[-.][0-9a-f]{8,20}(?=\.(?:js|css)\b)/g, '-hash'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'node'],
  [/___webpackCompilationHash="[^"]*"/g, ''],
  [/"(?:staticQueryHashes|webpackCompilationHash|buildId)":(?:\[[^\]]*\]|"[^"]*")/g, ''],
];

/** The text of a page without what differs from build to build of the same content. */
export const normalizePage = (text: string): string =>
  buildSpecificPatterns.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

/** The pages that differ, in the order of their paths. */
export function findChangedPages(base: PageContents, head: PageContents): ChangedPage[] {
  return [...new Set([...base.keys(), ...head.keys()])].sort().flatMap((path): ChangedPage[] => {
    const [before, after] = [base.get(path), head.get(path)];
    if (before === undefined) return [{ path, change: 'added' }];
    if (after === undefined) return [{ path, change: 'removed' }];
    return normalizePage(before) === normalizePage(after) ? [] : [{ path, change: 'changed' }];
  });
}

/** The text of a page, line by line. */
export function extractLines(html: string): string[] {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const title = /<title\b[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const text = main
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:p|h\d|li|div|section|header|figure|figcaption|dt|dd|td|a|button|label)\b[^>]*>/g, '\n');
  const lines = `${title}\n${text}`.replace(/<[^>]*>/g, '').split('\n');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** The removed and the added lines of a page. */
export function diffLines(before: string, after: string): { removedLines: string[]; addedLines: string[] } {
  const [was, now] = [extractLines(before), extractLines(after)];
  return { removedLines: was.filter((line) => !now.includes(line)), addedLines: now.filter((line) => !was.includes(line)) };
}
