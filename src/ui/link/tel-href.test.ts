import { expect, test } from '@jest/globals';
import { toTelHref } from './tel-href';

test('[F2] a telephone number dials without its spaces', () => {
  expect(toTelHref('+63 2 8555 0100')).toBe('tel:+63285550100');
});
