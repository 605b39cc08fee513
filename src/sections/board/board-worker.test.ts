import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

type Listener = (event: { data: string[]; waitUntil: (work: Promise<unknown>) => void }) => void;

/** Runs the worker with a cache in memory and a network that fails for some paths. */
function startWorker(cachedPaths: string[], failingPaths: string[] = []) {
  const paths = new Set(cachedPaths);
  const stored: string[] = [];
  const listeners: Record<string, Listener> = {};
  const cache = {
    keys: () => Promise.resolve([...paths].map((path) => ({ url: `https://site.example${path}` }))),
    put: (path: string) => Promise.resolve(void stored.push(path)).then(() => void paths.add(path)),
    delete: ({ url }: { url: string }) => Promise.resolve(paths.delete(new URL(url).pathname)),
  };
  const fetch = async (path: string) => {
    // The page is the first to arrive.
    if (path !== '/board') await new Promise((resolve) => setTimeout(resolve));
    if (failingPaths.includes(path)) throw new TypeError('Failed to fetch');
    return { ok: true };
  };
  const self = { addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener) };
  runInContext(readFileSync('static/board-worker.js', 'utf8'), createContext({ self, fetch, URL, caches: { open: () => cache } }));
  const sendPaths = (data: string[]) =>
    new Promise((resolve) => listeners['message']!({ data, waitUntil: (work) => void work.then(resolve) }));
  return { stored, paths, sendPaths };
}

test('[G4] the page of a board is cached after its files', async () => {
  const { stored, paths, sendPaths } = startWorker(['/old.js']);
  await sendPaths(['/board', '/app.js', '/basin.avif']);
  expect(stored).toEqual(['/app.js', '/basin.avif', '/board']);
  expect([...paths]).toEqual(['/app.js', '/basin.avif', '/board']);
});

test('[G4] a file that cannot be fetched leaves the cached page and its files as they are', async () => {
  const { paths, sendPaths } = startWorker(['/board', '/old.js'], ['/app.js']);
  await sendPaths(['/board', '/app.js']);
  expect([...paths]).toEqual(['/board', '/old.js']);
});
