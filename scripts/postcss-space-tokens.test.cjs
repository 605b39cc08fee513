const { readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { expect, test } = require('@jest/globals');
const { createRequire } = require('node:module');

const project = resolve(__dirname, '..');
const fromLoader = createRequire(require.resolve('gatsby/package.json'));
const postcss = createRequire(fromLoader.resolve('postcss-loader'))('postcss');
const { plugins } = require('../postcss.config.cjs');

const process = async (file, css) => (await postcss(plugins).process(css, { from: join(project, file) })).css;

test('a space token is replaced by its value, and other tokens are kept', async () => {
  const css = await process('src/probe.css', 'a { margin: calc(var(--space-4) * -1) var(--space-2); color: var(--ink); }');
  expect(css).toBe('a { margin: calc(1rem * -1) 0.5rem; color: var(--ink); }');
});

test('a breakpoint is replaced by its width, and one that does not exist ends the build', async () => {
  const css = await process('src/probe.css', '@media screen and (--above-phone) and (--tablet) { a { color: red; } }');
  expect(css).toBe('@media screen and (min-width: 561px) and (max-width: 800px) { a { color: red; } }');
  await expect(process('src/probe.css', '@media (--watch) { a { color: red; } }')).rejects.toThrow('no such breakpoint: (--watch)');
});

test('the tokens file keeps the tokens that the browser reads, and no other', async () => {
  const tokens = readFileSync(join(project, 'src/ui/tokens.css'), 'utf8');
  const css = await process('src/ui/tokens.css', tokens);
  expect(tokens).toMatch(/@custom-media --phone \(max-width: 560px\);[\s\S]*--space-4: 1rem;/);
  expect(css).not.toMatch(/--space-\d+:|@custom-media|media \(--/);
  expect(css.match(/--page: 115rem;/g)).toHaveLength(1);
});
