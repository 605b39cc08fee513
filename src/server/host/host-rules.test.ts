import { expect, test } from '@jest/globals';
import { startTestSite } from './host.fixture';

test('[X4, M2] the headers and redirects of a new build apply at once', async () => {
  const renewed = await startTestSite({ 'index.html': 'one', _headers: '/*\n  X-Frame-Options: DENY\n', _redirects: '/old /a\n' });
  const state = async () => {
    const [home, old] = [await renewed.request('/', {}, 'GET'), await renewed.request('/old', {}, 'GET')];
    return [home.headers['x-frame-options'], old.headers.location];
  };
  expect(await state()).toEqual(['DENY', '/a']);
  renewed.writeFile('_headers', '/*\n  X-Frame-Options: SAMEORIGIN\n');
  renewed.writeFile('_redirects', '/old /b\n');
  expect(await state()).toEqual(['SAMEORIGIN', '/b']);
  await renewed.close();
});
