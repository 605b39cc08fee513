import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port';

const nginxPath = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
);

/** Whether this machine has an nginx. Where it must have one, its absence is an error. */
export const isNginxInstalled: boolean = nginxPath !== undefined;
if (!isNginxInstalled) {
  const words = 'nginx is not on this machine, so its configuration is not tested: "apt-get install nginx-light" puts it there.';
  if (process.env.NEEDS_NGINX) throw new Error(words);
  console.warn(words);
}

/** Serves the built site by a real nginx, with the configuration that `npm run nginx` prints, and the forms by a service. */
export async function startNginx(service?: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const printed = spawnSync('npm', ['run', '--silent', 'nginx', '--', String(port), ...(service ? [service] : [])], { encoding: 'utf8' });
  if (printed.status !== 0) throw new Error(printed.stderr);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} pid ${folder}/pid; error_log stderr; daemon off; events {}\nhttp { include /etc/nginx/mime.types; access_log off; ${paths}\n${printed.stdout}}\n`,
  );
  const child = spawn(nginxPath!, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://localhost:${port}`;
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        stopped();
      });
      child.kill('SIGTERM');
    });
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(url).catch(() => null);
    if (answered) return { url, stop };
    if (child.exitCode !== null) break;
    await new Promise((waited) => setTimeout(waited, 100));
  }
  throw new Error(`nginx did not start: ${output}`);
}
