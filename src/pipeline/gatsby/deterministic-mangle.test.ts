import { expect, test } from '@jest/globals';
import { nthIdentifier, setDeterministicMangle, type TerserPlugin } from './deterministic-mangle';
import { createGatsbyWebpackConfig } from './gatsby-webpack-config.fixture';

test('identifiers come in one order, each once, shortest first, and none begins with a digit', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => nthIdentifier(index));
  expect(names.slice(0, 3)).toEqual(['e', 't', 'n']);
  expect(new Set(names).size).toBe(10_000);
  expect(names.filter((name) => !/^[A-Za-z$_][\w$]*$/.test(name))).toEqual([]);
  expect(names.every((name, index) => index === 0 || name.length >= names[index - 1]!.length)).toBe(true);
});

test('Gatsby’s script minimizer gets them and keeps its other settings, and its style minimizer does not change', async () => {
  const config = await createGatsbyWebpackConfig();
  const [scripts, styles] = config.optimization!.minimizer as [TerserPlugin, object];
  const stylesBefore = JSON.stringify(styles);
  setDeterministicMangle(config);
  expect(scripts.options.minimizer?.options?.mangle).toEqual({ safari10: true, nth_identifier: { get: nthIdentifier } });
  expect(JSON.stringify(styles)).toBe(stylesBefore);
});
