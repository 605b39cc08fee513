import { expect, test } from '@jest/globals';
import { getGuardRedirect, UnknownGuardError } from './guards';

test('[M1] the maintenance page is allowed during maintenance, and redirects to /error otherwise', () => {
  expect(getGuardRedirect(['maintenance'], true)).toBeUndefined();
  expect(getGuardRedirect(['maintenance'], false)).toBe('/error');
  expect(getGuardRedirect([], false)).toBeUndefined();
});

test.each(['nobody', '', 'toString'])('[B6] the unknown guard %j throws an error', (name) => {
  expect(() => getGuardRedirect([name], false)).toThrow(UnknownGuardError);
});
