import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readGitDates } from './git-dates';

let folder: string;
let site: string;

function git(cwd: string, args: string[], day = '2026-11-01'): void {
  const date = `${day}T12:00:00+08:00`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@editor.example', ...args], { cwd, env, stdio: 'pipe' });
}
const write = (path: string, text: string) => {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
};
function commit(day: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) write(path, text);
  git(site, ['add', '-A'], day);
  git(site, ['commit', '-q', '-m', day], day);
}
const readDates = async (cwd = site) => Object.fromEntries(await readGitDates('content', cwd));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  site = join(folder, 'all', 'site');
  mkdirSync(site, { recursive: true });
  git(join(folder, 'all'), ['init', '-q']);
  commit('2026-11-01', { 'content/a.yaml': '1', 'content/b.yaml': '1', 'content/piña colada.jpg': '1', 'src/x.ts': '1' });
  commit('2026-11-05', { 'content/b.yaml': '2' });
  commit('2026-11-09', { 'content/c.yaml': '1', 'src/x.ts': '2' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[S1] each file has the date of the last commit that touched it, by its path from the site’s folder', async () => {
  expect(await readDates()).toEqual({
    'content/a.yaml': '2026-11-01T12:00:00+08:00',
    'content/piña colada.jpg': '2026-11-01T12:00:00+08:00',
    'content/b.yaml': '2026-11-05T12:00:00+08:00',
    'content/c.yaml': '2026-11-09T12:00:00+08:00',
  });
});

test('[S1] in a shallow clone only files with a known commit have a date', async () => {
  const shallow = join(folder, 'shallow');
  git(folder, ['clone', '-q', '--depth', '2', `file://${join(folder, 'all')}`, shallow]);
  expect(await readDates(join(shallow, 'site'))).toEqual({ 'content/c.yaml': '2026-11-09T12:00:00+08:00' });
});

test('[S1] an uncommitted file has no date', async () => {
  const copy = join(folder, 'copy');
  git(folder, ['clone', '-q', join(folder, 'all'), copy]);
  for (const path of ['a.yaml', 'piña colada.jpg', 'new.yaml']) writeFileSync(join(copy, 'site', 'content', path), 'changed');
  expect(Object.keys(await readDates(join(copy, 'site')))).toEqual(['content/c.yaml', 'content/b.yaml']);
});

test('[S1] without Git nothing has a date', async () => {
  const plain = mkdtempSync(join(tmpdir(), 'no-history-'));
  expect(await readDates(plain)).toEqual({});
  rmSync(plain, { recursive: true });
});
