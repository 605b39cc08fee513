import { expect, jest, test } from '@jest/globals';
import type { ContentFiles } from '../src/pipeline/check/read/open-folder';

test('[C2] a build checks the content before all else, and so does each save while developing', async () => {
  const [check, checkOnSave, configure] = [jest.fn(), jest.fn(), jest.fn()];
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../src/pipeline/check/run-check', () => ({ panicOnInvalidContent: check, checkContentOnSave: checkOnSave }));
    jest.doMock('../src/pipeline/gatsby/webpack-config', () => ({ configureBundles: configure }));
    const { onPreBootstrap, onCreateWebpackConfig } = await import('../gatsby-node');
    await (onPreBootstrap as (args: object) => Promise<void>)({});
    for (const stage of ['develop', 'build-javascript'])
      (onCreateWebpackConfig as (args: object) => void)({ stage, actions: { setWebpackConfig: () => undefined } });
  });
  expect([check, checkOnSave, configure].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
  expect([(check.mock.calls[0] as [object, ContentFiles])[1].name, checkOnSave.mock.calls[0]![0]]).toEqual(['content', 'content']);
});
