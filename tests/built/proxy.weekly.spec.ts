import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { findFreePort } from '../support/free-port';

const caddyPath = process.env.CADDY_PATH ?? 'caddy';
const isInstalled = spawnSync(caddyPath, ['version']).status === 0;
if (!isInstalled) {
  const words = 'Caddy is not on this machine, so the proxy of compose.yaml is not tested: "apt-get install caddy" puts it there.';
  if (process.env.NEEDS_CADDY) throw new Error(words);
  console.warn(words);
}

const { configs } = parse(readFileSync('compose.yaml', 'utf8')) as { configs: { caddyfile: { content: string } } };

/** Starts the proxy of compose.yaml without TLS in front of a port. */
async function startProxy(sitePort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const url = `http://localhost:${await findFreePort()}`;
  const config = configs.caddyfile.content
    .replace(/\$\{SITE_HOST[^}]*\}/, url)
    .replace('site:9000', `127.0.0.1:${sitePort}`)
    .replace(/\$\{OTHER_HOST[^}]*\}/, url.replace('localhost', 'other.localhost'))
    .replace(/https:\/\/\$\{SITE_HOST\}/, url);
  writeFileSync(join(folder, 'Caddyfile'), config);
  const env = { PATH: process.env.PATH, HOME: folder, CADDY_ADMIN: `unix/${folder}/admin` };
  const child = spawn(caddyPath, ['run', '--config', join(folder, 'Caddyfile')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const isUp = () => fetch(url).then(Boolean, () => false);
  await expect.poll(isUp).toBe(true);
  const stop = async () => {
    child.kill();
    await once(child, 'close');
    rmSync(folder, { recursive: true });
    return log;
  };
  return { url, stop };
}

for (const start of isInstalled ? [startProxy] : [])
  test('[A5, A6, A9] the proxy tells the service the host and the one address of its client, and logs no request', async ({ request }) => {
    const site = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { url, stop } = await start((site.address() as AddressInfo).port);
    const get = () => request.get(`${url}/api/staff?of=key-of-a-link`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    const received = (await (await get()).json()) as Record<string, string>;
    expect([received['host'], received['x-forwarded-for']]).toEqual([new URL(url).host, expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/)]);
    const other = await request.get(`${url}/x?a=1`, {
      headers: { Host: new URL(url).host.replace('localhost', 'other.localhost') },
      maxRedirects: 0,
    });
    expect([other.status(), other.headers()['location']]).toEqual([301, `${url}/x?a=1`]);
    site.close();
    site.closeAllConnections();
    expect((await get()).status()).toBe(502);
    const log = await stop();
    expect(log).toContain('serving initial configuration');
    expect(log).not.toMatch(/key-of-a-link|203\.0\.113\.7|remote_ip/);
  });
