import { importOnce } from '../../runtime/on-demand/import-once';
import type { SearchKind } from '../../domain/search/search';

/** What Pagefind gives of a record. */
export interface PagefindFragment {
  url: string;
  content: string;
  meta: { title: string };
  filters: { kind: [SearchKind]; shown: [string] };
  /** The places of the words that were found, among the words of the content. */
  locations: number[];
}

/** A record that answers, before it is fetched. */
export interface PagefindResult {
  score: number;
  /** The same places; none where only what is not shown answers. */
  words: number[];
  data: () => Promise<PagefindFragment>;
}

interface PagefindOptions {
  noWorker: boolean;
}

/** The part of Pagefind that the site uses. */
export interface Pagefind {
  options: (options: PagefindOptions) => Promise<void>;
  search: (query: string, options: { filters: { kind: SearchKind } }) => Promise<{ results: PagefindResult[] }>;
  destroy: () => Promise<void>;
}

const folder = '/pagefind/';
let attempts = 0;

// A browser remembers that a file could not be imported: it is asked for anew under another address.
async function importEngine(): Promise<Pagefind> {
  const file = `${folder}pagefind.js${attempts === 0 ? '' : `?${attempts}`}`;
  attempts += 1;
  const engine = (await import(/* webpackIgnore: true */ file)) as Pagefind;
  // The policy lets no worker run, and none is missed.
  await engine.options({ noWorker: true });
  attempts = 0;
  return engine;
}

let importEngineOnce = importOnce(importEngine);

/** The search, fetched with the first use. */
export const loadEngine = (): Promise<Pagefind> => importEngineOnce();

/** Forgets the search, so that the next use fetches the index anew. */
export async function resetEngine(): Promise<void> {
  const previous = importEngineOnce();
  importEngineOnce = importOnce(importEngine);
  await previous.then((engine) => engine.destroy()).catch(() => undefined);
}

/** Throws where the index is out of reach: what of it could not be fetched counts as nothing found. */
export async function assertIndexReachable(): Promise<void> {
  const { ok } = await fetch(`${folder}pagefind-entry.json`, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error('The index of the search is out of reach.');
}
