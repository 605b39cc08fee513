import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestSite } from './host.fixture';
import { readRedirects } from './host-rules';

test('[X4, M2] the headers and redirects of a new build apply at once', async () => {
  const renewed = await startTestSite({ 'index.html': 'one', _headers: '/*\n  X-Frame-Options: DENY\n', _redirects: '/old /a\n' });
  const state = async () => {
    const [home, old] = [await renewed.request('/', {}, 'GET'), await renewed.request('/old', {}, 'GET')];
    return [home.headers['x-frame-options'], old.headers.location];
  };
  expect(await state()).toEqual(['DENY', '/a']);
  renewed.writeFile('_headers', '/*\n  X-Frame-Options: SAMEORIGIN\n');
  renewed.writeFile('_redirects', '/old /b\n');
  expect(await state()).toEqual(['SAMEORIGIN', '/b']);
  await renewed.close();
});

let root: string;
const writeRedirects = (text: string) => writeFileSync(join(root, '_redirects'), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a site without the file has no rules', async () => {
  await expect(readRedirects(root)).resolves.toEqual({ rules: [], errors: [] });
});

test('[M2] rules are parsed in order with status, force and query; comments and empty lines are ignored', async () => {
  writeRedirects('# old\n\n/a /b\n/c id=:id https://x.example/:id 302!\n/d/* /e/:splat 200 # same\n');
  const { rules, errors } = await readRedirects(root);
  expect(errors).toEqual([]);
  expect(rules).toMatchObject([
    { path: '/a', to: '/b', force: false },
    { path: '/c', to: 'https://x.example/:id', status: 302, force: true, query: { id: ':id' } },
    { path: '/d/*', to: '/e/:splat', status: 200, force: false },
  ]);
});

test.each([
  ['a line without a target', '/a', /Missing destination/],
  ['a rule for one country', '/a /b 302 Country=ph', /conditions \(Country\)/],
  ['a rule for another host', 'https://old.example/a /b', /host \(old\.example\)/],
  ['a proxy to another site', '/api/* https://api.example/:splat 200', /proxy to another site/],
])('%s is an error, and the other rules apply', async (_, line, message) => {
  writeRedirects(`${line}\n/ok /fine\n`);
  const { rules, errors } = await readRedirects(root);
  expect(rules.map(({ path }) => path)).toEqual(['/ok']);
  expect(errors).toEqual([expect.stringMatching(message)]);
});
