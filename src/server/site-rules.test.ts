import { expect, test } from '@jest/globals';
import { openSite } from './host.fixture';

test('[X4, M2] a new build’s headers and redirects hold at once', async () => {
  const renewed = await openSite({ 'index.html': 'one', _headers: '/*\n  X-Frame-Options: DENY\n', _redirects: '/old /a\n' });
  const state = async () => {
    const [home, old] = [await renewed.ask('/', {}, 'GET'), await renewed.ask('/old', {}, 'GET')];
    return [home.headers['x-frame-options'], old.headers.location];
  };
  expect(await state()).toEqual(['DENY', '/a']);
  renewed.write('_headers', '/*\n  X-Frame-Options: SAMEORIGIN\n');
  renewed.write('_redirects', '/old /b\n');
  expect(await state()).toEqual(['SAMEORIGIN', '/b']);
  await renewed.close();
});
