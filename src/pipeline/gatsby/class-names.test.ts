import { expect, test } from '@jest/globals';
import { shortenClassNames } from './class-names';
import { createGatsbyWebpackConfig } from './gatsby-webpack-config.fixture';

test.each(['build-javascript', 'build-html'] as const)('classes have names of five characters in %s', async (stage) => {
  const config = await createGatsbyWebpackConfig(stage);
  expect(JSON.stringify(config.module.rules)).toContain('"localIdentName":"[name]--[local]--[hash:hex:5]"');
  shortenClassNames(config);
  const names = JSON.stringify(config.module.rules).match(/"localIdentName":"[^"]*"/g);
  expect(new Set(names)).toEqual(new Set(['"localIdentName":"[hash:base64:5]"']));
});

test('rules inside others, loaders in a list, and loaders without CSS modules are handled', () => {
  const createLoader = () => ({ options: { modules: { localIdentName: '[name]--[local]' } } });
  const [alone, listed, inner] = [createLoader(), createLoader(), createLoader()];
  const plain = { options: { modules: false as const } };
  const rules = [{ use: alone }, { oneOf: [{ use: [plain, listed] }, { rules: [{ use: inner }] }] }];
  shortenClassNames({ module: { rules }, entry: {}, output: {}, plugins: [], resolve: { alias: {} } });
  for (const { options } of [alone, listed, inner]) expect(options.modules.localIdentName).toBe('[hash:base64:5]');
  expect(plain.options.modules).toBe(false);
});
