import { existsSync, readdirSync, renameSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createTestFolder } from '../tests/support/test-folder';
import { beginFromWhole, markWhole } from './whole-build';

const root = createTestFolder();

/** Writes what a build leaves. */
function writeBuild(folder: string): void {
  for (const file of ['caches-lmdb/data.mdb', 'pictures-2.json']) root.write(`${folder}/.cache/${file}`, file);
  for (const file of ['index.html', 'page-data/app-data.json', 'static/ab/tap.webp']) root.write(`${folder}/public/${file}`, file);
}

const listLeft = (folder: string) => [readdirSync(root(folder, '.cache')), readdirSync(root(folder, 'public'))];
const all = [
  ['caches-lmdb', 'pictures-2.json', 'whole-build.txt'],
  ['index.html', 'page-data', 'static'],
];
const pictures = [['pictures-2.json', 'whole-build.txt'], ['static']];

test('[C1] a build goes on from one that came to its end', () => {
  writeBuild('site');
  markWhole(root('site'));
  expect([beginFromWhole(root('site')), listLeft('site')]).toEqual([undefined, all]);
});

test('[C1] a build after one that failed or was interrupted, or after development, keeps the pictures alone, and says so', () => {
  writeBuild('site');
  const told = 'The last build did not come to its end, or npm run develop followed it: all but the pictures is made anew.';
  expect([beginFromWhole(root('site')), listLeft('site')]).toEqual([told, pictures]);
  for (const isDevelop of [false, true]) {
    writeBuild('site');
    markWhole(root('site'));
    beginFromWhole(root('site'), !isDevelop);
    expect([beginFromWhole(root('site')), listLeft('site')]).toEqual([told, pictures]);
  }
});

test('[C1] a cache that was copied with its folder is not used, in a build and in development', () => {
  for (const needsWhole of [true, false]) {
    writeBuild('first');
    markWhole(root('first'));
    renameSync(root('first'), root(`second-${needsWhole}`));
    const told = `The cache comes from another folder, ${root('first')}: all but the pictures is made anew.`;
    expect([beginFromWhole(root(`second-${needsWhole}`), needsWhole), listLeft(`second-${needsWhole}`)]).toEqual([told, pictures]);
  }
});

test('[C1] the first build, and development after development, begin in silence', () => {
  expect([beginFromWhole(root('new')), existsSync(root('new', '.cache'))]).toEqual([undefined, false]);
  writeBuild('site');
  expect([beginFromWhole(root('site'), false), beginFromWhole(root('site'), false), listLeft('site')]).toEqual([undefined, undefined, all]);
});
