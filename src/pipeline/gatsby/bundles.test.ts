import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hashByContent, hashByFileNames } from './content-hashes';
import { setDeterministicMangle, nthIdentifier } from './deterministic-mangle';
import { sortStyles, hashStyleSheets } from './style-order';

/** A hook that has something to tell at once. */
const createHook =
  <Told>(told: Told) =>
  (_: string, hear: (heard: Told) => void) =>
    hear(told);

test('one colour changed in one style sheet is another digest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  writeFileSync(join(folder, 'a.css'), 'a { color: #7c3a20; }');
  writeFileSync(join(folder, 'a.ts'), '');
  const before = hashStyleSheets(folder);
  writeFileSync(join(folder, 'a.ts'), 'more');
  expect(hashStyleSheets(folder)).toBe(before);
  writeFileSync(join(folder, 'a.css'), 'a { color: #7c3a21; }');
  expect(hashStyleSheets(folder)).not.toBe(before);
  rmSync(folder, { recursive: true });
});

test('a piece of the renderer is named by its code, whatever it is called before; the one that writes pages by the styles too', () => {
  const named = (name: string, hash: string, code: string, styles = 'styles') => {
    const chunk = { name, hash, files: ['b.js', 'a.js'] };
    const assets = { 'a.js': Buffer.from(code), 'b.js': Buffer.from('same') };
    const buffers = Object.fromEntries(Object.entries(assets).map(([file, bytes]) => [file, { buffer: () => bytes }]));
    const compilation = { chunks: [chunk], hooks: { afterProcessAssets: { tap: createHook(buffers) } } };
    hashByContent(styles).apply({ hooks: { compilation: { tap: createHook(compilation) } } });
    return chunk.hash;
  };
  expect(named('component', '1', 'code')).toBe(named('component', '2', 'code'));
  expect(named('component', '1', 'code')).not.toBe(named('component', '1', 'other code'));
  expect(named('component', '1', 'code')).toBe(named('component', '1', 'code', 'other styles'));
  expect(named('render-page', '1', 'code')).not.toBe(named('render-page', '1', 'code', 'other styles'));
});

test('styles are written in the order of their files, however their code came in', () => {
  const writer = { options: {}, sortModules: () => undefined } as Parameters<typeof sortStyles>[0];
  const written = (...files: string[]) => {
    const modules = files.map((file) => ({ identifier: () => file }));
    return writer.sortModules(null, null, modules)?.map((module) => module.identifier());
  };
  sortStyles(writer);
  expect(written('b.css', 'a.css', 'c.css')).toEqual(['a.css', 'b.css', 'c.css']);
  expect(written('c.css', 'a.css', 'b.css')).toEqual(['a.css', 'b.css', 'c.css']);
  expect(writer.sortModules(null, null, undefined)).toBeUndefined();
});

test('a compilation is named by its files, in whatever order they come', () => {
  const named = (...files: string[]) => {
    const compilation = { hash: 'random', assets: Object.fromEntries(files.map((file) => [file, {}])) };
    hashByFileNames().apply({ hooks: { afterEmit: { tap: createHook(compilation) } } });
    return compilation.hash;
  };
  expect(named('a-1.js', 'b-1.js')).toBe(named('b-1.js', 'a-1.js'));
  expect(named('a-1.js', 'b-1.js')).not.toBe(named('a-1.js', 'b-2.js'));
});

test('short names come in one order, each once and none that begins with a digit', () => {
  const names = Array.from({ length: 10_000 }, (_, at) => nthIdentifier(at));
  expect(names.slice(0, 3)).toEqual(['a', 'b', 'c']);
  expect(new Set(names).size).toBe(10_000);
  expect(names.filter((name) => !/^[A-Za-z$_][\w$]*$/.test(name))).toEqual([]);
  expect(names.every((name, at) => at === 0 || name.length >= names[at - 1]!.length)).toBe(true);
});

test('the minimizer of scripts alone is given them, its other settings kept', () => {
  class TerserPlugin {
    options = { minimizer: { options: { mangle: { safari10: true } } } };
  }
  class CssMinimizer {
    options = { minimizer: { options: {} } };
  }
  const [scripts, styles] = [new TerserPlugin(), new CssMinimizer()];
  setDeterministicMangle([scripts, styles]);
  expect(scripts.options.minimizer.options.mangle).toEqual({ safari10: true, nth_identifier: { get: nthIdentifier } });
  expect(styles.options.minimizer.options).toEqual({});
});
