import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { findDecapStyles } from './decap-styles';
import { readPatchedDecap } from './patched-decap';

test('[E1] the styles that Decap CMS adds have the hashes that a browser computes', async () => {
  const styles = findDecapStyles(await readPatchedDecap());
  expect(styles.map((style) => createHash('sha256').update(style).digest('base64'))).toEqual([
    '4qb+qTjZ8vb8co1YZpMNDeX7tJSzzRBt6uIroh6K5K8=',
    'oLQo1xOLbYlsNCDIECXg24EuQKwYCOy/jJqds+fExxE=',
  ]);
});
