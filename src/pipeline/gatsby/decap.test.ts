import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { readPatchedDecap, findDecapStyles } from './decap';

test('[E1] the installed Decap CMS has every patch, and the known styles', async () => {
  const script = await readPatchedDecap();
  expect(script).not.toContain('new Function(`${o.default.self}`');
  expect(script).toContain('const n=()=>!0;');
  expect(script).not.toContain(`eval("require('util').inspect")`);
  expect(script).toContain('setInterval(a,700)');
  expect(script).toContain('return(0,aa.join)((0,aa.dirname)(a),r);');
  expect(script).not.toContain('sourceMappingURL');
  await expect(readPatchedDecap('/nowhere')).rejects.toThrow('ENOENT');
  // The styles that it adds have the hashes that a browser computes.
  expect(findDecapStyles(script).map((style) => createHash('sha256').update(style).digest('base64'))).toEqual([
    '4qb+qTjZ8vb8co1YZpMNDeX7tJSzzRBt6uIroh6K5K8=',
    'oLQo1xOLbYlsNCDIECXg24EuQKwYCOy/jJqds+fExxE=',
  ]);
});
