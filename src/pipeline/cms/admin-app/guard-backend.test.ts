import { expect, test } from '@jest/globals';
import type { DecapBackend } from './decap-globals';
import { guardBackend } from './guard-backend';

const path = 'content/faq.yaml';
const saving = { newEntry: false, collectionName: 'Question', commitMessage: 'Save', useWorkflow: false, unpublished: false };

/** The back end of a tab, over files that several tabs share. */
function openTab(files: Record<string, string>): DecapBackend {
  const entry = {
    init: (): DecapBackend => ({
      getEntry: (name) => Promise.resolve({ data: files[name]! }),
      getToken: () => Promise.resolve(''),
      getMedia: () => Promise.resolve([]),
      deleteFiles: () => Promise.resolve(),
      persistEntry: ({ dataFiles }) => Promise.resolve(dataFiles.forEach((file) => (files[file.path] = file.raw))),
    }),
  };
  Object.assign(globalThis, { window: { CMS: { getBackend: () => entry } } });
  guardBackend('proxy', [], {} as never);
  return entry.init();
}

const save = (tab: DecapBackend, raw: string, options = saving) =>
  tab.persistEntry({ dataFiles: [{ path, slug: 'faq', raw }], assets: [] }, options).then(
    () => 'saved',
    (error: unknown) => (error as Error).message,
  );

test('[E7] an entry that another tab has changed is not overwritten', async () => {
  const files = { [path]: 'before' };
  const [one, other] = [openTab(files), openTab(files)];
  await one.getEntry(path);
  await other.getEntry(path);
  expect([await save(one, 'mine'), await save(one, 'mine again')]).toEqual(['saved', 'saved']);
  const refused = 'This entry was changed elsewhere since you opened it. Copy what you wrote, and open the entry again.';
  expect([await save(other, 'theirs'), files[path]]).toEqual([refused, 'mine again']);
  await other.getEntry(path);
  expect([await save(other, 'theirs'), files[path]]).toEqual(['saved', 'theirs']);
  // A change of its own branch, and a new entry, have no text before them.
  expect(await save(one, 'in a branch', { ...saving, useWorkflow: true })).toBe('saved');
  expect(await save(openTab(files), 'new', { ...saving, newEntry: true })).toBe('saved');
});
