import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getSectionTraits, getSectionTypes, isIndexOf } from './json-schema';

const source = resolve(__dirname, '..');

test('a section is asked for its traits by its type in the content and by its GraphQL type', () => {
  expect(getSectionTraits({ type: 'hero' })).toEqual({ coversHero: true, isTitle: 'any page' });
  expect(getSectionTraits({ __typename: 'HeroSection' })).toEqual({ coversHero: true, isTitle: 'any page' });
  expect(getSectionTraits({ type: 'phones' })).toEqual({});
  expect(getSectionTraits({ type: 'unknown' })).toEqual({});
  expect(getSectionTraits(undefined)).toEqual({});
});

test('one kind of section lists all articles, and one all openings', () => {
  const types = [...getSectionTypes().keys()];
  for (const listed of ['Article', 'Opening'] as const) expect(types.filter((type) => isIndexOf([{ type }], listed))).toHaveLength(1);
});

const findFiles = (pattern: RegExp) =>
  ['templates', 'layouts', 'pages', 'pipeline', 'runtime', 'domain']
    .flatMap((folder) => readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file))
    .filter((file) => pattern.test(readFileSync(join(source, file), 'utf8')));

test('no template, layout, rule or output names a kind of section, or its page', () => {
  const [types, ids] = [[...getSectionTypes().keys()], [...getSectionTypes().values()]].map((names) => names.join('|'));
  const named = new RegExp(`(?:type\\)?\\??|__typename) [!=]== '(?:${types})'|'(?:${ids})'|\\b(?:${ids})\\b(?= {| on |:)`);
  expect(findFiles(named)).toEqual([]);
  expect(findFiles(/['"`]\/(?:news-and-events|careers)['"`]/)).toEqual([]);
});
