import { suggestName, correctQuery, mentionsName } from './fuzzy-name';
import { type SearchKind, searchKinds, type SearchPicture, type SearchPreview } from '../../domain/search/search';
import { matchesAllTerms, getExcerpt, highlightMatches, type TextSegment } from './term-matching';
import { assertIndexReachable, type Pagefind, resetEngine, type PagefindFragment, type PagefindResult, loadEngine } from './engine';

/** A result as it is shown. */
export interface SearchResult {
  url: string;
  title: TextSegment[];
  line: TextSegment[];
  picture: SearchPicture | null;
}

/** The results of a kind, the best first: so many of them as are shown. */
export interface SearchResultGroup {
  kind: SearchKind;
  count: number;
  results: SearchResult[];
}

/** What a search found. */
export interface SearchResults {
  groups: SearchResultGroup[];
  count: number;
  /** The query that was answered in place of a misspelt one. */
  correctedQuery?: string;
  /** The name that was perhaps meant. */
  suggestedQuery?: string;
}

/** A line longer than this is cut round what was found. */
const maxLineWords = 24;

const getMatchedWords = ({ content, locations }: PagefindFragment): string[] => {
  const words = content.split(/\s+/);
  return locations.map((at) => words[at] ?? '');
};

/** The content begins with title and line: a word found there is shown where it stands, one further on in its own surroundings. */
function getResultLine({ content, locations, meta }: PagefindFragment, line: string): string {
  const [words, titleWords, lineWords] = [content, meta.title, line].map((text) => text.split(/\s+/)) as [string[], string[], string[]];
  const end = titleWords.length + lineWords.length;
  const inLine = locations.find((at) => at >= titleWords.length && at < end);
  if (inLine !== undefined && lineWords.length > maxLineWords) return getExcerpt(lineWords, inLine - titleWords.length);
  return locations.some((at) => at < end) ? line : getExcerpt(words.slice(end), locations[0]! - end);
}

function toSearchResult(fragment: PagefindFragment): SearchResult {
  const { line, picture } = JSON.parse(fragment.filters.shown[0]) as SearchPreview;
  const found = getMatchedWords(fragment);
  return {
    url: fragment.url,
    title: highlightMatches(fragment.meta.title, found),
    line: highlightMatches(getResultLine(fragment, line), found),
    picture,
  };
}

const getTopScore = ([best]: readonly PagefindResult[]): number => best?.score ?? 0;

async function searchByKind(engine: Pagefind, query: string, names: readonly string[], most: number): Promise<SearchResultGroup[]> {
  const answers = await Promise.all(
    searchKinds.map(async (kind) => {
      const { results } = await engine.search(query, { filters: { kind } });
      return { kind, hits: results.filter(({ words }) => words.length > 0) };
    }),
  );
  const isFirst = ({ kind }: { kind: SearchKind }) => kind === 'brand' && mentionsName(query, names);
  const sorted = answers
    .filter(({ hits }) => hits.length > 0)
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || getTopScore(other.hits) - getTopScore(one.hits));
  const best = sorted.flatMap(({ hits }) => hits.slice(0, 1)).sort((one, other) => other.score - one.score)[0];
  if (!best || !matchesAllTerms(query, getMatchedWords(await best.data()))) return [];
  return Promise.all(
    sorted.map(async ({ kind, hits }) => ({
      kind,
      count: hits.length,
      results: await Promise.all(hits.slice(0, most).map(async ({ data }) => toSearchResult(await data()))),
    })),
  );
}

async function searchOnce(query: string, names: readonly string[], most: number): Promise<SearchResults> {
  const engine = await loadEngine();
  const found = (groups: SearchResultGroup[]) => ({ groups, count: groups.reduce((sum, { count }) => sum + count, 0) });
  const mended = correctQuery(query, names);
  const own = await searchByKind(engine, query, names, most);
  if (own.length > 0) return { ...found(own), suggestedQuery: mentionsName(query, names) ? undefined : mended };
  const instead = mended === undefined ? [] : await searchByKind(engine, mended, names, most);
  if (instead.length > 0) return { ...found(instead), correctedQuery: mended };
  await assertIndexReachable();
  return { ...found([]), suggestedQuery: suggestName(query, names) };
}

/**
 * What answers a query, by kind; where nothing does, what answers it with the names put right.
 * @param names of the brands.
 * @param most how many results of each kind are fetched.
 * @throws where the search or its index could not be fetched. An index that was renewed since is asked for anew, once.
 */
export async function searchSite(query: string, names: readonly string[], most: number): Promise<SearchResults> {
  try {
    return await searchOnce(query, names, most);
  } catch {
    await resetEngine();
    return searchOnce(query, names, most);
  }
}
