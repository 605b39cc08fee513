import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const findFile = (path: string): string | undefined => ['.tsx', '.ts'].map((extension) => path + extension).find(existsSync);

/** Adds the files that a file imports, and those that they import. */
function collectImports(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?<!import type [^;]*)(?:from |import\([^']*)'(\.[^']+)'/g)) {
    const imported = findFile(join(dirname(file), path));
    if (imported) collectImports(imported, files);
  }
  return files;
}

/** The groups of messages that a file reads. */
function readGroups(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const [, whole = 'useMessages\\(\\)'] = /const (\w+) = useMessages\(\);/.exec(source) ?? [];
  const lists = Array.from(source.matchAll(/const \{ ([^}]+) \} = useMessages\(\);/g), ([, list = '']) => list.split(', '));
  const members = Array.from(source.matchAll(new RegExp(`${whole}\\.(\\w+)`, 'g')), ([, name = '']) => name);
  return [...members, ...lists.flat()].map((name) => name.replace(/:.*/, ''));
}

const definitions = ['src/features/islands.ts', 'src/sections/islands.ts'].flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/name: '(\w+)',\s+load: \(\) => import\([^']*'([^']+)'\).*\s+texts: \[(.*)\]/g),
    ([, name = '', path = '', texts = '']) => ({ name, file: findFile(join(dirname(file), path))!, texts: texts.match(/\w+/g) ?? [] }),
  ),
);

test('[C1] the names of all islands are found', () => {
  expect(definitions.map(({ name }) => name).sort()).toEqual(['board', 'inquiry', 'newsletter', 'questions', 'search']);
});

test.each(definitions)('[C1] the island $name has the texts that its code reads, and no others', ({ file, texts }) => {
  expect([...new Set([...collectImports(file)].flatMap(readGroups))].sort()).toEqual([...texts].sort());
});
