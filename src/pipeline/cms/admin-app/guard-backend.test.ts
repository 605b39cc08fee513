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

const save = (tab: DecapBackend, raw: string, assets: { path: string; fileObj?: Blob }[] = [], options = saving) =>
  tab.persistEntry({ dataFiles: [{ path, slug: 'faq', raw }], assets }, options).then(
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
  expect(await save(one, 'in a branch', [], { ...saving, useWorkflow: true })).toBe('saved');
  expect(await save(openTab(files), 'new', [], { ...saving, newEntry: true })).toBe('saved');
});

test('[E7] a file that is no picture is not saved, whatever its name says', async () => {
  const files = { [path]: 'before' };
  const asset = (name: string, bytes: string) => ({ path: `content/pictures/${name}`, fileObj: new Blob([Buffer.from(bytes, 'latin1')]) });
  const tab = openTab(files);
  expect(await save(tab, 'x', [asset('pool.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic')])).toBe(
    'pool.jpg holds a HEIC photograph, as telephones take it. Export it as a JPEG, and choose that.',
  );
  expect(await save(tab, 'x', [asset('pool.png', 'RIFF....WEBP')])).toBe(
    'pool.png holds no JPEG or PNG picture. Export it as one, and choose that.',
  );
  expect(files[path]).toBe('before');
  const right = [asset('a.jpg', '\xff\xd8\xff\xe0'), asset('b.PNG', '\x89PNG\r\n\x1a\n'), asset('c.pdf', '%PDF-1.7'), { path: 'd.jpg' }];
  expect([await save(tab, 'y', right), files[path]]).toEqual(['saved', 'y']);
});
