import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import webpack, { DefinePlugin, type Stats, type WebpackPluginInstance } from 'webpack';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { configureBundles } from './webpack-config';
import type { WebpackConfig } from './upstream-code';
import { nthIdentifier, type CssExtractPlugin, sortStyles, hashByContent } from './deterministic-output';
import { splitStyles } from './page-css';
import { createTestFolder } from '../../../tests/support/test-folder';

const load = createRequire(__filename);

type Stage = 'build-javascript' | 'build-html' | 'develop';
type CreateConfig = (program: object, directory: string, stage: Stage, port: null, options: object) => Promise<WebpackConfig>;

/** The webpack configuration that the installed Gatsby makes for a stage. */
async function createGatsbyWebpackConfig(stage: Stage = 'build-javascript'): Promise<WebpackConfig> {
  const { store } = load('gatsby/dist/redux') as { store: { dispatch: (action: object) => void } };
  const createConfig = load('gatsby/dist/utils/webpack.config') as CreateConfig;
  const program = { directory: process.cwd(), extensions: ['.js', '.ts', '.tsx'], browserslist: ['chrome 99'] };
  store.dispatch({ type: 'SET_PROGRAM', payload: program });
  return createConfig(program, process.cwd(), stage, null, {});
}

const folder = createTestFolder();
test.each(['build-javascript', 'build-html', 'develop'] as const)(
  'every seam fits the webpack configuration of Gatsby for %s',
  async (stage) => {
    const config = await createGatsbyWebpackConfig(stage);
    const replaced: object[] = [];
    const plugins = { define: (values: object) => new DefinePlugin(values as ConstructorParameters<typeof DefinePlugin>[0]) };
    const actions = { replaceWebpackConfig: (given: object) => replaced.push(given) };
    configureBundles(
      { stage, getConfig: () => config, actions, plugins } as unknown as CreateWebpackConfigArgs,
      new Date(0),
      () => undefined,
    );
    expect(replaced).toEqual([config]);
  },
);

test('identifiers come in one order, each once, shortest first, and none begins with a digit', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => nthIdentifier(index));
  expect(names.slice(0, 3)).toEqual(['e', 't', 'n']);
  expect(new Set(names).size).toBe(10_000);
  expect(names.filter((name) => !/^[A-Za-z$_][\w$]*$/.test(name))).toEqual([]);
  expect(names.every((name, index) => index === 0 || name.length >= names[index - 1]!.length)).toBe(true);
});

test('the style sheet of all pages has what an entry imports, and each other module a sheet of its own, which those of one import on demand share', async () => {
  const config = await createGatsbyWebpackConfig();
  splitStyles(config);
  const { name } = config.optimization!.splitChunks!.cacheGroups['styles'] as { name: (module: object, chunks: object[]) => string };
  const getName = (file: string, kinds: string[]) =>
    name(
      { identifier: () => `css ${join(process.cwd(), 'node_modules', 'loader.js')}!${join(process.cwd(), file)}|0||` },
      kinds.map((name) => ({ name, canBeInitial: () => name === 'entry', groupsIterable: [{ origins: [{ request: name }] }] })),
    );
  expect(getName('src/ui/base.css', ['entry', './board'])).toBe('styles');
  const [route, brand] = ['component---src-templates-route-tsx', 'component---src-templates-brand-tsx'];
  const hero = getName('src/sections/hero.module.css', [route]);
  expect(hero).toMatch(/^sheet-[0-9a-f]{4}$/);
  expect(getName('src/sections/hero.module.css', [route, brand, './board'])).toBe(hero);
  expect(getName('src/sections/news.module.css', [route])).not.toBe(hero);
  const board = getName('src/sections/board.module.css', ['./board']);
  expect(getName('src/sections/item-card.module.css', ['./board'])).toBe(board);
  expect(getName('src/sections/item-card.module.css', ['./board', './search'])).not.toBe(board);
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

/** Compiles entries with the installed webpack; `salt` changes webpack's own hashes, as an environment variable of a host does. */
const compile = (sources: Record<string, string>, plugin: object, salt = '') =>
  new Promise<Stats>((resolve, reject) => {
    for (const [name, code] of Object.entries(sources)) folder.write(`${name}.js`, code);
    const compiler = webpack({
      mode: 'production',
      context: folder(),
      entry: Object.fromEntries(Object.keys(sources).map((name) => [name, `./${name}.js`])),
      output: { path: folder('out'), filename: '[name]-[contenthash].js', hashSalt: salt || 'none' },
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
