import { guessedName, mendedQuery, namesOne } from '../../logic/near-name';
import { type SearchKind, searchKinds, type SearchPicture, type SearchShown } from '../../logic/search';
import { answersAll, around, marked, type Piece } from '../../logic/search-words';
import { assertReach, type Engine, forgetEngine, type Fragment, type Hit, theEngine } from './engine';

/** A result as it is shown. */
export interface Result {
  url: string;
  title: Piece[];
  line: Piece[];
  picture: SearchPicture | null;
}

/** The results of a kind, the best first: so many of them as are shown. */
export interface Group {
  kind: SearchKind;
  count: number;
  results: Result[];
}

/** What a search found. */
export interface Found {
  groups: Group[];
  count: number;
  /** The query that was answered in place of a misspelt one. */
  mended?: string;
  /** The name that was perhaps meant. */
  guess?: string;
}

/** A line longer than this is cut round what was found. */
const longest = 24;

const foundIn = ({ content, locations }: Fragment): string[] => {
  const words = content.split(/\s+/);
  return locations.map((at) => words[at] ?? '');
};

/** The content begins with title and line: a word found there is shown where it stands, one further on in its own surroundings. */
function lineOf({ content, locations, meta }: Fragment, line: string): string {
  const [words, titleWords, lineWords] = [content, meta.title, line].map((text) => text.split(/\s+/)) as [string[], string[], string[]];
  const end = titleWords.length + lineWords.length;
  const inLine = locations.find((at) => at >= titleWords.length && at < end);
  if (inLine !== undefined && lineWords.length > longest) return around(lineWords, inLine - titleWords.length);
  return locations.some((at) => at < end) ? line : around(words.slice(end), locations[0]! - end);
}

function resultOf(fragment: Fragment): Result {
  const { line, picture } = JSON.parse(fragment.filters.shown[0]) as SearchShown;
  const found = foundIn(fragment);
  return { url: fragment.url, title: marked(fragment.meta.title, found), line: marked(lineOf(fragment, line), found), picture };
}

const scoreOf = ([best]: readonly Hit[]): number => best?.score ?? 0;

async function groupsOf(engine: Engine, query: string, names: readonly string[], most: number): Promise<Group[]> {
  const answers = await Promise.all(
    searchKinds.map(async (kind) => {
      const { results } = await engine.search(query, { filters: { kind } });
      return { kind, hits: results.filter(({ words }) => words.length > 0) };
    }),
  );
  const isFirst = ({ kind }: { kind: SearchKind }) => kind === 'brand' && namesOne(query, names);
  const sorted = answers
    .filter(({ hits }) => hits.length > 0)
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || scoreOf(other.hits) - scoreOf(one.hits));
  const best = sorted.flatMap(({ hits }) => hits.slice(0, 1)).sort((one, other) => other.score - one.score)[0];
  if (!best || !answersAll(query, foundIn(await best.data()))) return [];
  return Promise.all(
    sorted.map(async ({ kind, hits }) => ({
      kind,
      count: hits.length,
      results: await Promise.all(hits.slice(0, most).map(async ({ data }) => resultOf(await data()))),
    })),
  );
}

async function look(query: string, names: readonly string[], most: number): Promise<Found> {
  const engine = await theEngine();
  const found = (groups: Group[]) => ({ groups, count: groups.reduce((sum, { count }) => sum + count, 0) });
  const mended = mendedQuery(query, names);
  const own = await groupsOf(engine, query, names, most);
  if (own.length > 0) return { ...found(own), guess: namesOne(query, names) ? undefined : mended };
  const instead = mended === undefined ? [] : await groupsOf(engine, mended, names, most);
  if (instead.length > 0) return { ...found(instead), mended };
  await assertReach();
  return { ...found([]), guess: guessedName(query, names) };
}

/**
 * What answers a query, by kind; where nothing does, what answers it with the names put right.
 * @param names of the brands.
 * @param most how many results of each kind are fetched.
 * @throws where the search or its index could not be fetched. An index that was renewed since is asked for anew, once.
 */
export async function find(query: string, names: readonly string[], most: number): Promise<Found> {
  try {
    return await look(query, names, most);
  } catch {
    await forgetEngine();
    return look(query, names, most);
  }
}
