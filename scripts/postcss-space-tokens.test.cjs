const { readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { expect, test } = require('@jest/globals');
const { createRequire } = require('node:module');

const project = resolve(__dirname, '..');
const fromLoader = createRequire(require.resolve('gatsby/package.json'));
const postcss = createRequire(fromLoader.resolve('postcss-loader'))('postcss');
const resolveSpaceTokens = require('./postcss-space-tokens.cjs');

const process = async (file, css) => (await postcss([resolveSpaceTokens()]).process(css, { from: join(project, file) })).css;

test('a space token is replaced by its value, and other tokens are kept', async () => {
  const css = await process('src/ui/probe.css', 'a { margin: calc(var(--space-4) * -1) var(--space-2); color: var(--ink); }');
  expect(css).toBe('a { margin: calc(1rem * -1) 0.5rem; color: var(--ink); }');
});

test('only the declarations of space and breakpoints are removed from the tokens file', async () => {
  const tokens = readFileSync(join(project, 'src/ui/tokens.css'), 'utf8');
  const css = await process('src/ui/tokens.css', tokens);
  expect(tokens).toMatch(/--space-4: 1rem;[\s\S]*--breakpoint-phone: 560px;/);
  expect(css).not.toMatch(/^\s*--(?:space|breakpoint)-/m);
  expect(css).toContain('--page: 1520px;');
});

test('the PostCSS loader of Gatsby finds the configuration', async () => {
  const { loadConfig } = fromLoader('postcss-loader/dist/utils');
  const context = { resourcePath: join(project, 'src/ui/tokens.css'), fs: require('node:fs'), addBuildDependency() {} };
  const { config } = await loadConfig(context, true);
  expect(config.plugins.map(({ postcssPlugin }) => postcssPlugin)).toEqual(['resolve-space-tokens']);
});
