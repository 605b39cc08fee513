import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { Reporter } from 'gatsby';
import { type FileEdit, replaceText, writeContent } from './content.fixture';
import { panicOnInvalidContent } from './panic-on-invalid-content';

const folders: string[] = [];

const today = '2026-11-23';

async function collectPanics(edits: Record<string, FileEdit>, day = today): Promise<string[]> {
  const root = writeContent(edits);
  folders.push(dirname(root));
  const messages: string[] = [];
  const reporter = { panicOnBuild: (message: string) => messages.push(message) } as unknown as Reporter;
  await panicOnInvalidContent({ reporter }, day, root);
  return messages;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('[C2] a build with valid content continues', async () => {
  await expect(collectPanics({})).resolves.toEqual([]);
});

test('[E3, C2] a build of a later day may link to what is published by then', async () => {
  const edits = { 'articles/2-a-talk/index.md': replaceText('date: 2026-11-03', 'date: 2026-12-04') };
  expect(await collectPanics(edits)).toEqual([expect.stringContaining('is not published before 2026-12-04')]);
  expect(await collectPanics(edits, '2026-12-04')).toEqual([]);
});

test('[C2] a build with warnings prints them and continues', async () => {
  const root = writeContent({ 'brands/kohler/index.yaml': replaceText('title: kohler and sons', 'title: yes') });
  folders.push(dirname(root));
  const warned: string[] = [];
  await panicOnInvalidContent({ reporter: { warn: (message: string) => warned.push(message) } as unknown as Reporter }, today, root);
  expect(warned).toHaveLength(1);
  expect(warned[0]).toContain('content/brands/kohler/index.yaml:2:8 Warning: `title` is `yes`');
});

test('[C2] a build with faults fails before anything is published, and prints all faults with their positions', async () => {
  const [message, ...more] = await collectPanics({
    'redirects.yaml': replaceText('/news-and-events', '/nws-and-events'),
    'site.yaml': replaceText('since: 1962', 'since: old'),
  });
  expect(more).toEqual([]);
  expect(message).toContain('nothing is published');
  expect(message).toMatch(/content\/redirects\.yaml:2:\d+ .*Did you mean/);
  expect(message).toMatch(/content\/site\.yaml:\d+:\d+ /);
  expect(message).toContain('2 faults in 2 files');
});
