import { expect, test } from '@jest/globals';
import { createGatsbyWebpackConfig } from './gatsby-webpack-config.fixture';
import { splitSharedChunks } from './shared-chunks';

test('[X5] each set of chunks that share code has a chunk of its own', async () => {
  const config = await createGatsbyWebpackConfig();
  const { shared } = config.optimization!.splitChunks!.cacheGroups;
  expect(shared).toMatchObject({ name: expect.any(Function), minChunks: 2 });
  splitSharedChunks(config);
  expect(shared).toMatchObject({ minChunks: 2 });
  expect(shared).not.toHaveProperty('name');
});
