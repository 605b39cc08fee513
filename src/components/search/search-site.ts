import {
  correctQuery,
  findPhrases,
  getResultLine,
  hasTerm,
  highlightMatches,
  parseQuery,
  removeWords,
  saysTitle,
  type Term,
  type TextSegment,
  toSearchableText,
  toWords,
} from './term-matching';
import { searchIndexPath, type SearchKind, searchKinds, type SearchPicture, type SearchRecord } from '../../domain/search';
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

/** How much a match in a field counts. */
const weights = { title: 8, line: 4, words: 4, text: 1 };

/** How much more a whole word counts than the beginning of one. */
const wholeWordFactor = 3;

/** A record with its fields as they are searched. */
export interface SearchableRecord extends SearchRecord {
  fields: { searchable: string; weight: number }[];
}

/** Prepares a record for searching. */
export const toSearchable = (record: SearchRecord): SearchableRecord => ({
  ...record,
  fields: Object.entries(weights).map(([name, weight]) => ({
    searchable: toSearchableText(record[name as keyof typeof weights] ?? ''),
    weight,
  })),
});

/** Loads the index on first use, and again after a failure. */
export const loadSearchIndex = importOnce(async (): Promise<SearchableRecord[]> => {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error('The index of the search is out of reach.');
  return ((await response.json()) as SearchRecord[]).map(toSearchable);
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How well a record answers a query: nothing without each of its terms, unless one is enough. */
function getScore({ fields }: SearchableRecord, terms: readonly Term[], isOneEnough: boolean): number {
  const scores = terms.map((term) => {
    const found = fields.filter(({ searchable }) => hasTerm(searchable, term));
    return Math.max(0, ...found.map(({ searchable, weight }) => weight * (term.whole.test(searchable) ? wholeWordFactor : 1)));
  });
  return isOneEnough || !scores.includes(0) ? sum(scores) : 0;
}

interface Hit {
  record: SearchableRecord;
  score: number;
}

const toHits = (records: readonly SearchableRecord[], getRecordScore: (record: SearchableRecord) => number): Hit[] =>
  records
    .map((record) => ({ record, score: getRecordScore(record) }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score);

function toGroup(kind: SearchKind, hits: readonly Hit[], terms: readonly Term[], maxPerKind: number): SearchResultGroup {
  const results = hits.slice(0, maxPerKind).map(({ record }) => ({
    url: record.url,
    title: highlightMatches(record.title, terms),
    line: highlightMatches(getResultLine(record, terms), terms),
    picture: record.picture,
  }));
  return { kind, count: hits.length, results };
}

const hasWholeWords = ({ fields }: SearchableRecord, terms: readonly Term[]): boolean =>
  terms.every(({ whole }) => fields.some(({ searchable }) => whole.test(searchable)));

/**
 * What answers a query, by kind: first the kinds of which the query says a title, then those that have its words, or the words besides those
 * that an answer is for; last those that have words which begin like them.
 */
function findGroups(
  records: readonly SearchableRecord[],
  terms: readonly Term[],
  maxPerKind: number,
  isOneEnough = false,
): SearchResultGroup[] {
  const ofKind = (kind: SearchKind) => records.filter((record) => record.kind === kind);
  // The text of an answer names other things: one that declines lights mentions taps. So a query must have a word that it is for.
  const answers = toHits(ofKind('answer'), (record) => {
    const phrases = findPhrases(terms, record.words!);
    const words = toSearchableText(record.words!);
    const isAsked = terms.some((term) => term.word.length > 2 && hasTerm(words, term));
    return phrases.length > 0 ? phrases.length * Math.max(...Object.values(weights)) : isAsked ? getScore(record, terms, isOneEnough) : 0;
  });
  const asked = answers.flatMap(({ record }) => findPhrases(terms, record.words!));
  const queries = [removeWords(terms), removeWords(terms, asked)];
  const groups = searchKinds
    .filter((kind) => kind !== 'answer')
    .flatMap((kind) => {
      const searched = ofKind(kind);
      const found = queries.flatMap((query, step) => {
        const hits = toHits(searched, (record) => getScore(record, query, isOneEnough));
        if (hits.length === 0) return [];
        const isNamed = hits.some(({ record }) => saysTitle(terms, record.title));
        const isWhole = hits.some(({ record }) => hasWholeWords(record, query));
        return [{ rank: isNamed ? -1 : step + (isWhole ? 0 : queries.length), group: toGroup(kind, hits, query, maxPerKind) }];
      });
      return found.sort((first, second) => first.rank - second.rank).slice(0, 1);
    })
    .sort((first, second) => first.rank - second.rank)
    .map(({ group }) => group);
  return answers.length > 0 ? [toGroup('answer', answers, queries[0]!, maxPerKind), ...groups] : groups;
}

/** The query with its names corrected, then each word that no record has by those of titles and of visitors; undefined if it stays as it is. */
function correctWords(records: readonly SearchableRecord[], query: string, withNames: string | undefined): string | undefined {
  const isKnown = (word: string) =>
    parseQuery(word).some((term) => records.some(({ fields }) => fields.some(({ searchable }) => hasTerm(searchable, term))));
  const words = records.flatMap(({ title, words: names = '' }) => toWords(`${title} ${names}`)).filter((word) => word.length > 3);
  return correctQuery(withNames ?? query, [...new Set(words)], isKnown) ?? withNames;
}

/**
 * Searches records by kind: for the query as it is written, then with names and words corrected, then for each of its words.
 * @param maxPerKind the number of results of each kind.
 */
export function searchRecords(records: readonly SearchableRecord[], query: string, maxPerKind: number): SearchResults {
  const withCount = (groups: SearchResultGroup[]) => ({ groups, count: sum(groups.map(({ count }) => count)) });
  const terms = parseQuery(query);
  const names = records.filter(({ kind }) => kind === 'brand').map(({ title }) => title);
  const suggestedQuery = correctQuery(query, names);
  const groups = findGroups(records, terms, maxPerKind);
  if (groups.length > 0)
    return { ...withCount(groups), suggestedQuery: names.some((name) => saysTitle(terms, name)) ? undefined : suggestedQuery };
  const correctedQuery = correctWords(records, query, suggestedQuery);
  const corrected = correctedQuery === undefined ? terms : parseQuery(correctedQuery);
  const whole = findGroups(records, corrected, maxPerKind);
  return { ...withCount(whole.length > 0 ? whole : findGroups(records, removeWords(corrected), maxPerKind, true)), correctedQuery };
}

/**
 * Searches the site.
 * @throws {Error} when the index cannot be fetched.
 */
export const searchSite = async (query: string, maxPerKind: number): Promise<SearchResults> =>
  searchRecords(await loadSearchIndex(), query, maxPerKind);
