import { expect, test } from '@jest/globals';
import { formatNginxConfig } from './nginx-config';

const options = { root: '/srv/site', port: 8080 };

test('[M2] a rule without an equivalent in nginx throws an error that names it', () => {
  const rule = { path: '/old', to: '/new', force: false };
  expect(() => formatNginxConfig([{ ...rule, query: { id: ':id' } }], [], options)).toThrow('/old: a rule that asks for a query');
  expect(() => formatNginxConfig([{ ...rule, status: 404 }], [], options)).toThrow('/old: a rule with the status 404');
});

test('[X4] the last rule for a header applies, and quotes in a value are escaped', () => {
  const text = formatNginxConfig(
    [],
    [
      { for: '/*', values: { 'Content-Security-Policy': `script-src 'self'`, 'X-A': 'say "a"' } },
      { for: '/static/*', values: { 'Cache-Control': 'immutable' } },
      { for: '/static/new', values: { 'Cache-Control': 'no-store' } },
    ],
    options,
  );
  expect(text).toContain(`default "script-src 'self'";`);
  expect(text).toContain('default "say \\"a\\"";');
  expect(text.indexOf('no-store')).toBeLessThan(text.indexOf('immutable'));
});

test('[W4, A7] the service gets bodies that are larger than it takes, and its answers keep their own headers', () => {
  const headers = [{ for: '/*', values: { 'Referrer-Policy': 'strict-origin-when-cross-origin' } }];
  expect(formatNginxConfig([], headers, { ...options, service: 'http://127.0.0.1:9000' })).toContain(
    'location /api/ {\n    add_header Referrer-Policy "";\n    client_max_body_size 64m;\n    proxy_pass http://127.0.0.1:9000;',
  );
});

test('[S1] Content-Type is set in a location, never as a second header', () => {
  const text = formatNginxConfig([], [{ for: '/events/*', values: { 'Content-Type': 'text/calendar; charset=utf-8' } }], options);
  expect(text).toContain('{ types { } default_type "text/calendar; charset=utf-8"; try_files $uri @rules; }');
  expect(text).not.toContain('add_header Content-Type');
});

test('[X7] nginx sends what the build compressed: brotli only where its module is', () => {
  expect(formatNginxConfig([], [], options)).toContain('gzip_static on;');
  expect(formatNginxConfig([], [], options)).not.toContain('brotli');
  expect(formatNginxConfig([], [], { ...options, hasBrotli: true })).toContain('brotli_static on;');
});
