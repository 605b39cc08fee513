import { expect, test } from '@jest/globals';
import { sentElsewhere, UnknownGuard } from './guards';

test('[M1] the maintenance page opens during maintenance, and leads to /error otherwise', () => {
  expect(sentElsewhere(['maintenance'], { isMaintenance: true })).toBeUndefined();
  expect(sentElsewhere(['maintenance'], { isMaintenance: false })).toBe('/error');
  expect(sentElsewhere([], { isMaintenance: false })).toBeUndefined();
});

test.each(['nobody', '', 'toString'])('[B6] the unknown guard %j raises an error', (name) => {
  expect(() => sentElsewhere([name], { isMaintenance: false })).toThrow(UnknownGuard);
});
