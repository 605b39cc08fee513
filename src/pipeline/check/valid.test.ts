import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkContent } from './check-content';
import { checkContentWith } from './content.fixture';

test('[C2] minimal valid content has no fault', async () => {
  expect(await checkContentWith()).toEqual([]);
});

test('[C1, C2] the content of the site has no fault', async () => {
  expect(await checkContent(join(__dirname, '../../../content'))).toEqual([]);
});
