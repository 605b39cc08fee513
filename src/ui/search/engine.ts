import { fetchOnce } from '../lazy/fetch-once';
import type { SearchKind } from '../../logic/search';

/** What Pagefind gives of a record. */
export interface Fragment {
  url: string;
  content: string;
  meta: { title: string };
  filters: { kind: [SearchKind]; shown: [string] };
  /** The places of the words that were found, among the words of the content. */
  locations: number[];
}

/** A record that answers, before it is fetched. */
export interface Hit {
  score: number;
  /** The same places; none where only what is not shown answers. */
  words: number[];
  data: () => Promise<Fragment>;
}

interface Options {
  noWorker: boolean;
}

/** The part of Pagefind that the site uses. */
export interface Engine {
  options: (options: Options) => Promise<void>;
  search: (query: string, options: { filters: { kind: SearchKind } }) => Promise<{ results: Hit[] }>;
  destroy: () => Promise<void>;
}

const folder = '/pagefind/';
let tries = 0;

// A browser remembers that a file could not be imported: it is asked for anew under another address.
async function start(): Promise<Engine> {
  const file = `${folder}pagefind.js${tries === 0 ? '' : `?${tries}`}`;
  tries += 1;
  const engine = (await import(/* webpackIgnore: true */ file)) as Engine;
  // The policy lets no worker run, and none is missed.
  await engine.options({ noWorker: true });
  tries = 0;
  return engine;
}

let fetchEngine = fetchOnce(start);

/** The search, fetched with the first use. */
export const theEngine = (): Promise<Engine> => fetchEngine();

/** Forgets the search, so that the next use fetches the index anew. */
export async function forgetEngine(): Promise<void> {
  const former = fetchEngine();
  fetchEngine = fetchOnce(start);
  await former.then((engine) => engine.destroy()).catch(() => undefined);
}

/** Throws where the index is out of reach: what of it could not be fetched counts as nothing found. */
export async function assertReach(): Promise<void> {
  const { ok } = await fetch(`${folder}pagefind-entry.json`, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error('The index of the search is out of reach.');
}
