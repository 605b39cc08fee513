import { describe, expect, test } from '@jest/globals';
import { decodePath } from './decode-path';

describe('[R3] the path that was not found', () => {
  test.each([
    ['/brand-partners/agap%C3%A9', '/brand-partners/agapé'],
    ['/brand-partners/agape', '/brand-partners/agape'],
    ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
    ['/50%', '/50%'],
    ['/%C3', '/%C3'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s is shown as %s', (path, shown) => {
    expect(decodePath(path)).toBe(shown);
  });
});
