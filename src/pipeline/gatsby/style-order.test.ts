import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createGatsbyWebpackConfig } from './gatsby-webpack-config.fixture';
import { type CssExtractPlugin, hashStyleSheets, sortStyles } from './style-order';

test('a change of one color in one style sheet changes the digest, and other files do not', () => {
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

test('styles are written in the order of their files, whatever order they are compiled in', async () => {
  const config = await createGatsbyWebpackConfig();
  sortStyles(config);
  const plugin = config.plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin') as CssExtractPlugin;
  const sort = (...files: string[]) => {
    const modules = files.map((file) => ({ identifier: () => file }));
    return plugin.sortModules(null, null, modules)?.map((module) => module.identifier());
  };
  expect(plugin.options.ignoreOrder).toBe(true);
  expect(sort('b.css', 'a.css', 'c.css')).toEqual(['a.css', 'b.css', 'c.css']);
  expect(sort('c.css', 'a.css', 'b.css')).toEqual(['a.css', 'b.css', 'c.css']);
  expect(plugin.sortModules(null, null, undefined)).toBeUndefined();
});
