import { importOnce } from '../../runtime/islands/loader';
import type { SearchKind } from '../../domain/search/search';

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
export interface PagefindResult {
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
export async function resetEngine(): Promise<void> {
  const previous = importEngineOnce();
  importEngineOnce = importOnce(importEngine);
  await previous.then((engine) => engine.destroy()).catch(() => undefined);
}

/**
 * Pagefind returns no results when it cannot fetch its index, so this checks the index itself.
 * @throws {Error} when the index cannot be reached.
 */
export async function assertIndexReachable(): Promise<void> {
  const { ok } = await fetch(`${folder}pagefind-entry.json`, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error('The index of the search is out of reach.');
}
