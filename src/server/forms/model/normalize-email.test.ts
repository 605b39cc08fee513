import { expect, test } from '@jest/globals';
import { normalizeEmail } from './normalize-email';

test('[A3] an e-mail address is normalized', () => {
  expect(normalizeEmail(' Visitor@Sample.Example ')).toBe('visitor@sample.example');
  expect(normalizeEmail('jose\u0301@sample.example')).toBe('jos\u00e9@sample.example');
});
