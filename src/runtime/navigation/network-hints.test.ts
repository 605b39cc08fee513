import { expect, test } from '@jest/globals';
import { isDataSaver } from './version-watcher';

test('[B1, B5] nothing is fetched ahead for a visitor who saves data or is on 2g', () => {
  expect([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }].map(isDataSaver)).toEqual([
    true,
    true,
    true,
  ]);
  expect([undefined, {}, { saveData: false }, { effectiveType: '3g' }, { effectiveType: '4g' }].map(isDataSaver)).not.toContain(true);
});
