import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { getSectionTypes } from '../../schema/section-traits';
import { buildFragments } from './fragments';
import { writeFragments } from './write-fragments';

const source = join(__dirname, '../..');

test('pages query every interface message but those of the forms service and of the sharing pictures', async () => {
  const content = parse(await readFile(join(source, '../content/text.yaml'), 'utf8')) as Record<string, Record<string, string>>;
  const [fragment] = buildFragments().split('\n');
  const groups = Array.from(fragment!.matchAll(/(\w+) \{ ([\w ]+) \}/g), ([, group, names]) => [group!, names!.split(' ').sort()]);
  const expected = Object.entries(content).map(([group, messages]) => [group, Object.keys(messages).sort()]);
  expect(Object.fromEntries(groups)).toEqual(Object.fromEntries(expected.filter(([group]) => group !== 'service' && group !== 'share')));
});

test('every kind of section has a fragment with the name of its type', async () => {
  const folder = join(source, 'sections');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.fragment.ts'));
  const texts = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  for (const type of getSectionTypes().values()) {
    expect(buildFragments()).toContain(`...${type}`);
    expect(texts).toContain(`fragment ${type} on ${type} {`);
  }
});

test('the fragments are written where Gatsby looks for those of plugins', async () => {
  const root = await mkdtemp(join(tmpdir(), 'fragments-'));
  await writeFragments(root);
  await expect(readFile(join(root, '.cache/fragments/content-fragments.js'), 'utf8')).resolves.toContain(buildFragments());
  await rm(root, { recursive: true });
});
