import { expect, test } from '@jest/globals';
import { readPatchedDecap } from './patched-decap';

test('[E1] the installed Decap CMS has every patch', async () => {
  const script = await readPatchedDecap();
  expect(script).not.toContain('new Function(`${o.default.self}`');
  expect(script).not.toContain(`eval("require('util').inspect")`);
  expect(script).toContain('setInterval(a,700)');
  expect(script).toContain('return(0,aa.join)((0,aa.dirname)(a),r);');
});
