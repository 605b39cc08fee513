import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack, { type Stats, type WebpackPluginInstance } from 'webpack';
import { hashByContent, hashByFileNames } from './content-hashes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles entries with the installed webpack; `salt` changes webpack's own hashes, as an environment variable of a host does. */
const compile = (sources: Record<string, string>, plugin: object, salt = '') =>
  new Promise<Stats>((resolve, reject) => {
    for (const [name, code] of Object.entries(sources)) writeFileSync(join(folder, `${name}.js`), code);
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: Object.fromEntries(Object.keys(sources).map((name) => [name, `./${name}.js`])),
      output: { path: join(folder, 'out'), filename: '[name]-[contenthash].js', hashSalt: salt || 'none' },
      optimization: { minimize: false, realContentHash: false },
      plugins: [plugin as WebpackPluginInstance],
    });
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error!)));
  });

const hashChunks = async (code: string, styles: string, salt?: string) => {
  const sources = { 'render-page': 'console.log(0);', component: `console.log(${code});` };
  const { compilation } = await compile(sources, hashByContent(styles), salt);
  return Object.fromEntries(Array.from(compilation.chunks, ({ name, hash }) => [name, hash])) as Record<string, string>;
};

test('a chunk of the renderer is hashed by its code, and the one that renders pages by the styles too', async () => {
  const first = await hashChunks('1', 'styles');
  expect(await hashChunks('1', 'styles', 'another host')).toEqual(first);
  const edited = await hashChunks('2', 'styles');
  expect(edited['component']).not.toBe(first['component']);
  expect(edited['render-page']).toBe(first['render-page']);
  const styled = await hashChunks('1', 'other styles');
  expect(styled['component']).toBe(first['component']);
  expect(styled['render-page']).not.toBe(first['render-page']);
});

test('a compilation is hashed by the names of its files', async () => {
  const hash = async (code: string) => (await compile({ app: code }, hashByFileNames())).hash;
  const first = await hash('console.log(1);');
  expect(first).toMatch(/^[0-9a-f]{20}$/);
  expect(await hash('console.log(1);')).toBe(first);
  expect(await hash('console.log(2);')).not.toBe(first);
});
