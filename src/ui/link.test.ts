import { expect, test } from '@jest/globals';
import { toTelHref } from './link';

test('[F2] a `tel:` URL has no spaces', () => {
  expect(toTelHref('+63 2 8555 0100')).toBe('tel:+63285550100');
});
