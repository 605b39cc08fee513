import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fallbacks } from '../browsers/compat/allowed-features';
import { listUsedCss, type UsedFeature } from '../browsers/compat/css-features';
import { listUsedInScript } from '../browsers/compat/used-scripts';
import { listChunkScripts } from '../support/built-site';

const publicFolder = 'public';

/** What visitors are sent: neither the editors' screen nor what Gatsby copies there for a feature that the site does not use. */
const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/^public[\\/](?:admin|cms|~partytown)/.test(path));

const read = (path: string): string => readFileSync(path, 'utf8');
const pages = files.filter((path) => path.endsWith('.html')).map(read);
const named = [...pages, ...listChunkScripts('reader').map((name) => read(join(publicFolder, name)))].join('\n');

/** Gatsby leaves the files of an earlier build: neither a page nor the reader's script names their hashes any more. */
const isOfThisBuild = (path: string): boolean => {
  const hash = /[.-]([\da-f]{8})\.(?:js|css)$/.exec(path)?.[1];
  return hash === undefined || named.includes(hash);
};

const readAll = (ending: string): string[] => files.filter((path) => path.endsWith(ending) && isOfThisBuild(path)).map(read);

const findInline = (pattern: RegExp): string[] => pages.flatMap((html) => Array.from(html.matchAll(pattern), ([, text]) => text!));

/** The features without a fallback, each with an example and the browsers that lack it. */
const describeRefused = (used: UsedFeature[]): string[] => [
  ...new Set(used.filter(({ id }) => !fallbacks.has(id)).map((one) => `${one.id}, in ${one.example}: not in ${one.lackedBy.join(', ')}`)),
];

test('[X6] no style sheet requires a feature that a supported browser lacks', () => {
  const sheets = new Set([...readAll('.css'), ...findInline(/<style\b[^>]*>([^<]*)<\/style>/g)]);
  expect(sheets.size).toBeGreaterThan(5);
  expect(describeRefused([...sheets].flatMap(listUsedCss))).toEqual([]);
});

test('[X6] no script requires a syntax or an API that a supported browser lacks', () => {
  const scripts = new Set([...readAll('.js'), ...findInline(/<script>(.*?)<\/script>/gs)]);
  expect(scripts.size).toBeGreaterThan(15);
  expect(describeRefused([...scripts].flatMap(listUsedInScript))).toEqual([]);
});

test('[X6] features that a supported browser lacks are found', () => {
  const idsOf = (used: UsedFeature[]) => used.map(({ id }) => id);
  expect(idsOf(listUsedInScript('/[a]/v.test(a); Promise.withResolvers(); d.checkVisibility(); structuredClone(e);'))).toEqual([
    'Promise.withResolvers',
    'Element.checkVisibility',
  ]);
  expect(idsOf(listUsedCss('@starting-style { a { color: red } } b:has(c) { height: 1rlh; width: calc-size(auto, size) }'))).toEqual([
    'css.at-rules.starting-style',
    'css.types.calc-size',
  ]);
  expect(
    idsOf(
      listUsedCss(
        'a { color: red; color: light-dark(red, blue) } @supports (color: light-dark(red, blue)) { b { color: light-dark(red, blue) } }',
      ),
    ),
  ).toEqual([]);
});
