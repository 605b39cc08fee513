import { createHash } from 'node:crypto';
import { parseHtml } from '../../tests/support/html';
import { assertRight, expectStatus, rebuild, type Site, unknownPath } from './site';

const securityHeaders: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=(?:[2-9]\d{7}|\d{9,})/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

export async function checkHeaders(site: Site): Promise<string> {
  for (const path of ['/', unknownPath, '/builds/latest.json', '/api/alive']) {
    const { headers } = await site.ask(path);
    for (const [name, pattern] of Object.entries(securityHeaders))
      assertRight(pattern.test(headers.get(name) ?? ''), `${path} has ${name}: ${headers.get(name) ?? 'none'}`, rebuild);
  }
  return 'on a page, an error, a file and the forms service';
}

/** The one policy that a path is sent with. */
async function readPolicy(site: Site, path: string): Promise<{ policy: string; body: string }> {
  const { headers, body } = await expectStatus(site, path, 200, rebuild);
  const policy = headers.get('content-security-policy') ?? '';
  const count = policy === '' ? 0 : policy.split(',').length;
  assertRight(count === 1, `${path} has ${count} policies, not one`, 'The host must apply the last rule of _headers that sets a header.');
  return { policy, body };
}

export async function checkPolicy(site: Site): Promise<string> {
  const { policy, body } = await readPolicy(site, '/');
  const find = (name: string) => policy.split(/; ?/).find((part) => part.startsWith(`${name} `)) ?? '';
  const isStrict = find('default-src') === "default-src 'none'" && find('frame-ancestors') === "frame-ancestors 'none'";
  assertRight(
    isStrict && !/'unsafe-(?:inline|eval)'/.test(find('script-src') || "'unsafe-inline'"),
    `The policy of / is ${policy}`,
    rebuild,
  );
  for (const script of parseHtml(body).querySelectorAll('script:not([src], [type="application/ld+json"])')) {
    const hash = `'sha256-${createHash('sha256').update(script.textContent).digest('base64')}'`;
    const start = script.textContent.trim().slice(0, 40);
    assertRight(
      find('script-src').includes(hash),
      `The policy of / forbids its script “${start}…”`,
      'Does the host add or change scripts?',
    );
  }
  const { policy: screen } = await readPolicy(site, '/admin');
  assertRight(screen.includes("script-src 'self';"), `The policy of /admin is ${screen}`, 'The rule of /admin/* must apply to /admin.');
  return 'strict on /, and one of its own on /admin';
}

/** The address of a file with a hash in its name. */
const findScript = async (site: Site): Promise<string> => {
  const { body } = await expectStatus(site, '/', 200, rebuild);
  return /"(\/[\w-]+-[0-9a-f]{8,}\.js)[" ]/.exec(body)?.[1] ?? '/no-script.js';
};

export async function checkCaching(site: Site): Promise<string> {
  const script = await findScript(site);
  const expected = { '/': 'public,max-age=0,must-revalidate', [script]: 'public,max-age=31536000,immutable' };
  for (const [path, value] of Object.entries(expected)) {
    const { headers } = await expectStatus(site, path, 200, rebuild);
    const given = headers.get('cache-control')?.replaceAll(' ', '') ?? 'none';
    assertRight(given === value, `${path} has cache-control: ${given}, not ${value}`, rebuild);
  }
  return 'pages are asked for again, files with a hash are kept for a year';
}

export async function checkCompression(site: Site): Promise<string> {
  for (const path of ['/', await findScript(site)]) {
    const { headers } = await site.ask(path, { headers: { 'accept-encoding': 'br' } });
    const { encoding, vary } = { encoding: headers.get('content-encoding') ?? 'none', vary: headers.get('vary') ?? '' };
    assertRight(
      encoding === 'br',
      `${path} has content-encoding: ${encoding}, not br`,
      'Does a proxy unpack it, or was public copied without times?',
    );
    assertRight(
      /accept-encoding/i.test(vary),
      `${path} has no Vary: Accept-Encoding`,
      'A shared cache would give it to browsers that cannot read it.',
    );
  }
  return 'brotli';
}
