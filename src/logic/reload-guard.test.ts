import { expect, test } from '@jest/globals';
import { readReloads, reload } from './reload-guard';

const now = 1_800_000_000_000;

test('[B4] a path is reloaded once within 10 seconds, and each path by itself', () => {
  const first = reload({}, '/careers', now)!;
  expect(first).toEqual({ '/careers': now });
  expect(reload(first, '/careers', now)).toBeUndefined();
  expect(reload(first, '/careers', now + 9_999)).toBeUndefined();
  expect(reload(first, '/service', now + 1)).toEqual({ '/careers': now, '/service': now + 1 });
  expect(reload(first, '/careers', now + 10_000)).toEqual({ '/careers': now + 10_000 });
});

test('[B4] a clock that was set back makes no second reload', () => {
  expect(reload({ '/careers': now + 60_000 }, '/careers', now)).toBeUndefined();
});

test.each([null, '', 'nonsense', '[]', 'null', '7', '{"/careers":"soon"}'])('[B4] the record %j counts as none', (kept) => {
  expect(readReloads(kept)).toEqual({});
});

test('[B4] a record is read as it was kept', () => {
  expect(readReloads(JSON.stringify({ '/careers': now, '/service': null }))).toEqual({ '/careers': now });
});
