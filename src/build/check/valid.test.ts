import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkContent } from './check-content';
import { faultsAfter } from './content.fixture';
import { reportFaults } from './report';

test('[C2] a small valid content has no fault', async () => {
  expect(await faultsAfter()).toEqual([]);
});

test('[C1, C2] the content of the site has no fault', async () => {
  expect(reportFaults(await checkContent(join(__dirname, '../../../content')))).toBe('');
});
