import { expect, test } from '@jest/globals';
import { netlifyAdapter } from './netlify-adapter';

test('Netlify’s adapter keeps its cache and moves no files', async () => {
  const adapter = netlifyAdapter();
  expect(adapter).toMatchObject({ name: 'gatsby-adapter-netlify', cache: { restore: expect.any(Function), store: expect.any(Function) } });
  expect(await adapter.adapt({} as Parameters<typeof adapter.adapt>[0])).toBeUndefined();
});
