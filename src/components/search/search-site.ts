import { suggestName, correctQuery, mentionsName } from './fuzzy-name';
import { type SearchKind, searchKinds, type SearchPicture, type SearchPreview } from '../../domain/search/search';
import { getResultLine } from './result-line';
import { matchesAllTerms, highlightMatches, type TextSegment } from './term-matching';
import { assertIndexReachable, type Pagefind, resetEngine, type PagefindFragment, type PagefindResult, loadEngine } from './engine';

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

function toSearchResult(fragment: PagefindFragment): SearchResult {
  const { line, picture } = JSON.parse(fragment.filters.shown[0]) as SearchPreview;
  const matchedWords = getMatchedWords(fragment);
  return {
    url: fragment.url,
    title: highlightMatches(fragment.meta.title, matchedWords),
    line: highlightMatches(getResultLine(fragment, line), matchedWords),
    picture,
  };
}

const getTopScore = ([best]: readonly PagefindResult[]): number => best?.score ?? 0;

async function searchByKind(
  engine: Pagefind,
  query: string,
  brandNames: readonly string[],
  maxPerKind: number,
): Promise<SearchResultGroup[]> {
  const resultsByKind = await Promise.all(
    searchKinds.map(async (kind) => {
      const { results } = await engine.search(query, { filters: { kind } });
      return { kind, hits: results.filter(({ words }) => words.length > 0) };
    }),
  );
  const isFirst = ({ kind }: { kind: SearchKind }) => kind === 'brand' && mentionsName(query, brandNames);
  const sorted = resultsByKind
    .filter(({ hits }) => hits.length > 0)
    .sort((first, second) => Number(isFirst(second)) - Number(isFirst(first)) || getTopScore(second.hits) - getTopScore(first.hits));
  const best = sorted.flatMap(({ hits }) => hits.slice(0, 1)).sort((first, second) => second.score - first.score)[0];
  if (!best || !matchesAllTerms(query, getMatchedWords(await best.data()))) return [];
  return Promise.all(
    sorted.map(async ({ kind, hits }) => ({
      kind,
      count: hits.length,
      results: await Promise.all(hits.slice(0, maxPerKind).map(async ({ data }) => toSearchResult(await data()))),
    })),
  );
}

async function searchOnce(query: string, brandNames: readonly string[], maxPerKind: number): Promise<SearchResults> {
  const engine = await loadEngine();
  const withCount = (groups: SearchResultGroup[]) => ({ groups, count: groups.reduce((sum, { count }) => sum + count, 0) });
  const correctedQuery = correctQuery(query, brandNames);
  const results = await searchByKind(engine, query, brandNames, maxPerKind);
  if (results.length > 0) return { ...withCount(results), suggestedQuery: mentionsName(query, brandNames) ? undefined : correctedQuery };
  const correctedResults = correctedQuery === undefined ? [] : await searchByKind(engine, correctedQuery, brandNames, maxPerKind);
  if (correctedResults.length > 0) return { ...withCount(correctedResults), correctedQuery };
  await assertIndexReachable();
  return { ...withCount([]), suggestedQuery: suggestName(query, brandNames) };
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
