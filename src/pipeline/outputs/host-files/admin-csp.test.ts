import { expect, test } from '@jest/globals';
import { toHeaderLines } from './headers';
import { createAdminCsp, toHashSource } from './csp';

const policies = { site: 'policy', screen: 'narrow' };

test('[E1, X4] the editing screen has its own policy, in which the back end is the only other host', () => {
  const policy = createAdminCsp([toHashSource('b{}')], ['c{}'], ['https://api.github.com']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`style-src 'self' ${toHashSource('b{}')} ${toHashSource('c{}')} ${toHashSource('')};`);
  expect(policy).toContain("connect-src 'self' blob: https://api.github.com;");
  expect(policy.match(/https?:/g)).toEqual(['https:']);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  const lines = toHeaderLines(policies, [], []);
  expect(lines.slice(lines.indexOf('/admin/*')).slice(0, 3)).toEqual([
    '/admin/*',
    '  Content-Security-Policy: narrow',
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
  ]);
  expect(lines.filter((line) => line === '  Content-Security-Policy: policy')).toHaveLength(1);
});

test('[E5, X4] a preview and the editing screen can access each other’s window, and a page for visitors cannot', () => {
  const listPolicies = (isPreview: boolean) =>
    toHeaderLines(policies, [], [], { isPreview }).filter((line) => line.includes('Cross-Origin-Opener-Policy'));
  expect(new Set(listPolicies(true))).toEqual(new Set(['  Cross-Origin-Opener-Policy: same-origin-allow-popups']));
  expect(listPolicies(false)[0]).toBe('  Cross-Origin-Opener-Policy: same-origin');
});

test('[E5, X4] the screen that edits the files of this machine keeps the window name that a page of another port gave it', () => {
  const lines = toHeaderLines(policies, [], [], { hasLocalScreen: true });
  expect(lines.slice(lines.indexOf('/admin/*'))[2]).toBe('  Cross-Origin-Opener-Policy: unsafe-none');
});
