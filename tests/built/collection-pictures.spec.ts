import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brands } from '../support/content';
import type { CatalogFile, CatalogItem } from '../../src/domain/board/board-catalog';
import { toAnchorSlug } from '../../src/domain/routes/anchors';

const readCatalog = (name: string) => JSON.parse(readFileSync(`public/board/brands/${name}.json`, 'utf8')) as CatalogFile;
const wordmarkSource = /^\/static\/wordmarks\/([a-z-]+)-[0-9a-f]{12}\.svg 640w$/;

/** What shows a collection: the alternate text of its picture, or the brand whose wordmark it is. */
const describePicture = ({ alt, srcSet }: CatalogItem['picture']) => wordmarkSource.exec(srcSet)?.[1] ?? alt;

const firstFile = (srcSet: string) => srcSet.split(' ')[0]!;

test('[W5] a board shows each collection by its own picture, and one without a picture by the wordmark of its brand', () => {
  const shown = brands.flatMap(({ name, collections }) => {
    const catalog = readCatalog(name);
    return collections.map((collection) => describePicture(catalog[`collection/${name}/${toAnchorSlug(collection.name)}`]!.picture));
  });
  const expected = brands.flatMap(({ name, collections }) => collections.map(({ picture }) => picture?.alt ?? name));
  expect(shown).toEqual(expected);
});

test('[W5] every wordmark of a board or the search is an existing file', () => {
  const files = new Set(readdirSync(join('public', 'static', 'wordmarks')).map((file) => `/static/wordmarks/${file}`));
  const shown = brands.flatMap(({ name }) => Object.values(readCatalog(name)).map(({ picture }) => firstFile(picture.srcSet)));
  const wordmarks = shown.filter((file) => file.startsWith('/static/wordmarks/'));
  expect(wordmarks.length).toBeGreaterThan(0);
  expect(wordmarks.filter((file) => !files.has(file))).toEqual([]);
});
