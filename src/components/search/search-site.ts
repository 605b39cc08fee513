import {
  correctQuery,
  findPhrases,
  getExcerpt,
  highlightMatches,
  matchesAllTerms,
  mentionsName,
  removeTerms,
  type TextSegment,
} from './term-matching';
import { type SearchKind, searchKinds, type SearchPicture, type SearchPreview, withoutAnswerMark } from '../../domain/search';
import { importOnce } from '../../runtime/on-demand';

/** A result as it is displayed. */
export interface SearchResult {
  url: string;
  title: TextSegment[];
  line: TextSegment[];
  picture: SearchPicture | null;
}

/** The first results of a kind, best first; `count` is the total. */
export interface SearchResultGroup {
  kind: SearchKind;
  count: number;
  results: SearchResult[];
}

/** The results of a search. */
export interface SearchResults {
  groups: SearchResultGroup[];
  count: number;
  /** The corrected query that the results belong to. */
  correctedQuery?: string;
  /** A name that the query may mean. */
  suggestedQuery?: string;
}

const getMatchedWords = ({ content, locations }: PagefindFragment): string[] => {
  const words = content.split(/\s+/);
  return locations.map((index) => words[index] ?? '');
};

/** Whether a query has a word that an answer is for. The text of an answer names other things: one that declines lights mentions taps. */
export const isAsked = ({ content, locations }: Pick<PagefindFragment, 'content' | 'locations'>, hidden: number): boolean =>
  locations.some((index) => index >= content.split(/\s+/).length - hidden);

const readPreview = ({ filters }: PagefindFragment): SearchPreview => JSON.parse(filters.shown[0]) as SearchPreview;

const hasAllTerms = (query: string, fragment: PagefindFragment): boolean => matchesAllTerms(query, getMatchedWords(fragment));

function toSearchResult(fragment: PagefindFragment): SearchResult {
  const { line, picture, hidden } = readPreview(fragment);
  const matchedWords = getMatchedWords(fragment);
  return {
    url: withoutAnswerMark(fragment.url),
    title: highlightMatches(fragment.meta.title, matchedWords),
    line: highlightMatches(getResultLine(fragment, line, hidden), matchedWords),
    picture,
  };
}

const getTopScore = ([best]: readonly PagefindResult[]): number => best?.score ?? 0;

/** How many hits are read for each result that is shown. */
const readsPerResult = 4;

/** The hits that answer each term of a query, up to a number of results, and how many there are. The others are dropped one by one. */
async function findAnswers(query: string, hits: readonly PagefindResult[], max: number): Promise<Omit<SearchResultGroup, 'kind'>> {
  const answers: PagefindFragment[] = [];
  let read = 0;
  while (answers.length < max && read < Math.min(hits.length, max * readsPerResult)) {
    const fragments = await Promise.all(hits.slice(read, read + max).map(({ data }) => data()));
    read += fragments.length;
    answers.push(...fragments.filter((fragment) => hasAllTerms(query, fragment)));
  }
  return { count: hits.length - read + answers.length, results: answers.slice(0, max).map(toSearchResult) };
}

/** The hits of a kind that match more than its hidden words. */
async function findHits(engine: Pagefind, query: string, kind: SearchKind): Promise<PagefindResult[]> {
  const { results } = await engine.search(query, { filters: { kind } });
  return results.filter(({ words }) => words.length > 0);
}

/** The answers that a query asks for, by itself or besides something else, as `price of a tap` does; and the words that ask for them. */
async function searchAnswers(engine: Pagefind, query: string): Promise<{ results: SearchResult[]; asked: string[] }> {
  const texts = [...new Set([query, ...query.split(' ')])];
  const hits = (await Promise.all(texts.map((text) => findHits(engine, text, 'answer')))).flat();
  const fragments = await Promise.all(hits.map(({ data }) => data()));
  const found = [...new Map(fragments.map((fragment) => [fragment.url, fragment])).values()]
    .map((fragment) => {
      const { hidden = 0 } = readPreview(fragment);
      const words = fragment.content.split(/\s+/);
      const asked = findPhrases(query, words.slice(words.length - hidden));
      return { fragment, asked, isFound: asked.length > 0 || (hasAllTerms(query, fragment) && isAsked(fragment, hidden)) };
    })
    .filter(({ isFound }) => isFound);
  return { results: found.map(({ fragment }) => toSearchResult(fragment)), asked: found.flatMap(({ asked }) => asked) };
}

async function searchByKind(
  engine: Pagefind,
  written: string,
  brandNames: readonly string[],
  maxPerKind: number,
): Promise<SearchResultGroup[]> {
  const { results: answers, asked } = await searchAnswers(engine, written);
  // What has all words comes first; then what has those that name something, and what has those that ask for nothing.
  const queries = [...new Set([written, removeTerms(written), removeTerms(written, asked)])];
  const searchKind = async (kind: SearchKind) => {
    const found = { kind, step: 0, score: 0, count: 0, results: [] as SearchResult[] };
    for (const [step, query] of queries.entries()) {
      const hits = await findHits(engine, query, kind);
      Object.assign(found, { step, score: getTopScore(hits) }, await findAnswers(query, hits, maxPerKind));
      if (found.results.length > 0) break;
    }
    return found;
  };
  const isNamed = mentionsName(written, brandNames);
  const getRank = ({ kind }: { kind: SearchKind }) => Number(kind === 'brand' && isNamed);
  const others = await Promise.all(searchKinds.filter((kind) => kind !== 'answer').map(searchKind));
  return [
    { kind: 'answer' as const, count: answers.length, results: answers.slice(0, maxPerKind) },
    ...others
      .sort((a, b) => getRank(b) - getRank(a) || a.step - b.step || b.score - a.score)
      .map(({ kind, count, results }) => ({ kind, count, results })),
  ].filter(({ results }) => results.length > 0);
}

/** What each word of a query finds by itself, where nothing has all of them. */
async function searchByWord(
  engine: Pagefind,
  query: string,
  brandNames: readonly string[],
  maxPerKind: number,
): Promise<SearchResultGroup[]> {
  const words = removeTerms(query).split(' ');
  if (words.length < 2) return [];
  const found = (await Promise.all(words.map((word) => searchByKind(engine, word, brandNames, maxPerKind)))).flat();
  return searchKinds.flatMap((kind) => {
    const groups = found.filter((group) => group.kind === kind);
    const results = [...new Map(groups.flatMap((group) => group.results.map((result) => [result.url, result]))).values()];
    return results.length === 0 ? [] : [{ kind, count: results.length, results: results.slice(0, maxPerKind) }];
  });
}

async function searchOnce(written: string, brandNames: readonly string[], maxPerKind: number): Promise<SearchResults> {
  const query = written.trim().replace(/\s+/g, ' ');
  const engine = await loadEngine();
  const withCount = (groups: SearchResultGroup[]) => ({ groups, count: groups.reduce((sum, { count }) => sum + count, 0) });
  const correctedQuery = correctQuery(query, brandNames);
  const results = await searchByKind(engine, query, brandNames, maxPerKind);
  if (results.length > 0) return { ...withCount(results), suggestedQuery: mentionsName(query, brandNames) ? undefined : correctedQuery };
  const correctedResults = correctedQuery === undefined ? [] : await searchByKind(engine, correctedQuery, brandNames, maxPerKind);
  if (correctedResults.length > 0) return { ...withCount(correctedResults), correctedQuery };
  await assertIndexReachable();
  return withCount(await searchByWord(engine, query, brandNames, maxPerKind));
}

/**
 * Searches the site by kind. If nothing matches, searches again with names corrected. A failed search is repeated once with a new index.
 * @param brandNames names of the brands.
 * @param maxPerKind the number of results fetched for each kind.
 * @throws {Error} when the engine or its index cannot be fetched.
 */
export async function searchSite(query: string, brandNames: readonly string[], maxPerKind: number): Promise<SearchResults> {
  try {
    return await searchOnce(query, brandNames, maxPerKind);
  } catch {
    await resetEngine();
    return searchOnce(query, brandNames, maxPerKind);
  }
}

type PagefindRecord = Pick<PagefindFragment, 'content' | 'locations' | 'meta'>;

/** A longer line is cut to an excerpt around the match. */
const maxLineWords = 24;

/** The line below a title. A match in title or line shows the line, a later match its surroundings, one in the last words, which are `hidden`, the line again. */
export function getResultLine({ content, locations: found, meta }: PagefindRecord, line: string, hidden = 0): string {
  const [words, titleWords, lineWords] = [content, meta.title, line].map((text) => text.split(/\s+/)) as [string[], string[], string[]];
  const locations = found.filter((index) => index < words.length - hidden);
  if (locations.length === 0) return lineWords.length > 2 * maxLineWords ? getExcerpt(lineWords, 0) : line;
  const end = titleWords.length + lineWords.length;
  const inLine = locations.find((index) => index >= titleWords.length && index < end);
  if (inLine !== undefined && lineWords.length > maxLineWords) return getExcerpt(lineWords, inLine - titleWords.length);
  return locations.some((index) => index < end) ? line : getExcerpt(words.slice(end, words.length - hidden), locations[0]! - end);
}

/** The data of a Pagefind record. */
export interface PagefindFragment {
  url: string;
  content: string;
  meta: { title: string };
  filters: { kind: [SearchKind]; shown: [string] };
  /** The indexes of the matched words in the content. */
  locations: number[];
}

/** A match before its record is fetched. */
interface PagefindResult {
  score: number;
  /** The same indexes; empty if only hidden words match. */
  words: number[];
  data: () => Promise<PagefindFragment>;
}

/** The part of Pagefind that the site uses. */
export interface Pagefind {
  options: (options: { noWorker: boolean }) => Promise<void>;
  search: (query: string, options: { filters: { kind: SearchKind } }) => Promise<{ results: PagefindResult[] }>;
  destroy: () => Promise<void>;
}

const folder = '/pagefind/';
let attempts = 0;

// A browser caches a failed import: a retry needs another URL.
async function importEngine(): Promise<Pagefind> {
  const file = `${folder}pagefind.js${attempts === 0 ? '' : `?${attempts}`}`;
  attempts += 1;
  const engine = (await import(/* webpackIgnore: true */ file)) as Pagefind;
  // The content security policy allows no worker.
  await engine.options({ noWorker: true });
  attempts = 0;
  return engine;
}

let importEngineOnce = importOnce(importEngine);

/** Loads Pagefind on first use. */
export const loadEngine = (): Promise<Pagefind> => importEngineOnce();

/** Discards Pagefind, so that the next use loads the index again. */
async function resetEngine(): Promise<void> {
  const previous = importEngineOnce();
  importEngineOnce = importOnce(importEngine);
  await previous.then((engine) => engine.destroy()).catch(() => undefined);
}

/**
 * Pagefind returns no results when it cannot fetch its index, so this checks the index itself.
 * @throws {Error} when the index cannot be reached.
 */
async function assertIndexReachable(): Promise<void> {
  const { ok } = await fetch(`${folder}pagefind-entry.json`, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error('The index of the search is out of reach.');
}
