import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What precedes the JSON of a record in a file of Pagefind. */
const signature = 'pagefind_dcd';

const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The address and the words of each record in the index of a built site. */
export function readIndex(root: string): { url: string; words: Set<string> }[] {
  const folder = join(root, 'pagefind', 'fragment');
  return readdirSync(folder).map((name) => {
    const text = gunzipSync(readFileSync(join(folder, name))).toString();
    const { url, content } = JSON.parse(text.slice(signature.length)) as Record<'url' | 'content', string>;
    return { url, words: new Set(toWords(content)) };
  });
}

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(word.replace(/e?s$/, '')) || [...words].some((one) => one.startsWith(word));

/** The queries of which no record has all words. Words are compared by their beginnings, one or several of a thing are the same. */
export const findEmptyQueries = (queries: readonly string[], records: readonly { words: ReadonlySet<string> }[]): string[] =>
  queries.filter((query) => !records.some(({ words }) => toWords(query).every((word) => isIn(words, word))));

/** `npm run words -- <file>`, after a build: prints the queries of a file, one a line, that find nothing. They belong into content/vocabulary.yaml. */
function main(file: string | undefined): void {
  if (file === undefined) {
    console.error('Name a file with one query a line: npm run words -- queries.txt');
    process.exitCode = 1;
    return;
  }
  const queries = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const empty = findEmptyQueries(queries, readIndex('public'));
  console.log([...empty, `${empty.length} of ${queries.length} find nothing.`].join('\n'));
}

if (require.main === module) main(process.argv[2]);
