import { expect, test } from '@jest/globals';
import { DefinePlugin } from 'webpack';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { configureBundles } from './bundles';
import { createGatsbyWebpackConfig } from './gatsby-webpack-config.fixture';

test.each(['build-javascript', 'build-html', 'develop'] as const)(
  'every seam fits the webpack configuration of Gatsby for %s',
  async (stage) => {
    const config = await createGatsbyWebpackConfig(stage);
    const replaced: object[] = [];
    const plugins = { define: (values: object) => new DefinePlugin(values as ConstructorParameters<typeof DefinePlugin>[0]) };
    const actions = { replaceWebpackConfig: (given: object) => replaced.push(given) };
    configureBundles({ stage, getConfig: () => config, actions, plugins } as unknown as CreateWebpackConfigArgs, new Date(0));
    expect(replaced).toEqual([config]);
  },
);
