import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { getValue, getValues, parseCommand, parseCopy, stages } from '../tests/support/dockerfile';

interface Service {
  build?: { target: string; args: Record<string, string> };
  image?: string;
  mem_limit?: string;
  logging?: { driver: string; options: Record<string, string> };
  read_only?: boolean;
  ports?: string[];
  cap_drop?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
}
const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as { services: Record<string, Service> };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('[A9] the files that the image copies exist, or are written by an earlier stage', () => {
  const written = ['/site/node_modules', '/site/public', '/site/.service'];
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const stage of stages.keys())
    for (const copy of getValues(stage, 'COPY')) {
      const { from, sources } = parseCopy(copy);
      const exists = (path: string) =>
        from === undefined ? existsSync(path) && !ignored.includes(path) : stages.has(from) && written.includes(path);
      expect([copy, sources.filter((path) => !exists(path))]).toEqual([copy, []]);
    }
});

test('[A9] a build of the image takes nothing that Git ignores, and another day makes it anew', () => {
  expect(readFileSync('.dockerignore', 'utf8')).toBe(readFileSync('.gitignore', 'utf8'));
  const steps = stages.get('build')!.map(({ name, value }) => `${name} ${value}`);
  const declared = steps.findIndex((step) => /^ARG .*\bDAY\b/.test(step));
  expect([steps[declared + 1], services['site']!.build!.args]).toEqual(['RUN npm run build', { DAY: '${DAY:-}' }]);
});

test('[A9] the image runs existing npm scripts, and its server as an unprivileged user', () => {
  const commands = [...stages.keys()].flatMap((stage) => getValues(stage, 'RUN')).join('\n');
  for (const [, script] of commands.matchAll(/npm run (?:--silent )?(\S+)/g)) expect(Object.keys(scripts)).toContain(script);
  expect(getValue('site', 'USER')).toBe('node');
  expect(existsSync(parseCommand(getValue('site', 'CMD')).at(-1)!)).toBe(true);
});

test('[A9] the health check of the image passes while the service is alive, and fails else', async () => {
  const [program, ...args] = parseCommand(getValue('site', 'HEALTHCHECK'));
  expect([program, getValue('site', 'ENV').split(' ')]).toEqual(['node', expect.arrayContaining(['PORT=9000'])]);
  let status = 200;
  const server = createServer(({ url }, response) => response.writeHead(url === '/api/alive' ? status : 404).end()).listen(0);
  const { port } = server.address() as AddressInfo;
  const check = () =>
    promisify(execFile)(
      process.execPath,
      args.map((text) => text.replace('127.0.0.1:9000/', `127.0.0.1:${port}/`)),
    ).then(
      () => 'healthy',
      () => 'unhealthy',
    );
  const answers = [await check()];
  status = 503;
  answers.push(await check());
  server.close();
  expect([...answers, await check()]).toEqual(['healthy', 'unhealthy', 'unhealthy']);
});

test('[A9, E3] a server that ends is started again, one that hangs ends, and a timer publishes each hour', () => {
  const readUnit = (name: string) => readFileSync(`scripts/server/${name}`, 'utf8').split('\n');
  expect(readUnit('narra.service')).toEqual(
    expect.arrayContaining(['User=narra', 'Restart=always', 'StartLimitIntervalSec=0', 'WantedBy=multi-user.target']),
  );
  expect(readUnit('narra-publish.timer')).toEqual(expect.arrayContaining(['OnCalendar=*:05', 'WantedBy=timers.target']));
  expect(readUnit('narra-publish.service')).toContain('ExecStart=/bin/sh site/scripts/server/publish.sh');
  expect(readFileSync('src/server/main.ts', 'utf8')).toMatch(/^const maxBlockedMs = 120_000;$[^]*^ {2}watchThread\(maxBlockedMs\);$/m);
});

test('[A9] the services have a read-only root, no capabilities, and wait for their dependencies', () => {
  expect([...stages.keys()]).toContain(services['site']!.build!.target);
  for (const name of ['proxy', 'site']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
    for (const { condition } of Object.values(services[name]!.depends_on!)) expect(condition).toBe('service_healthy');
  }
  expect([services['proxy']!.ports, services['database']!.image]).toEqual([
    expect.arrayContaining(['80:80', '443:443']),
    expect.stringMatching(/^postgres:/),
  ]);
  expect(services['site']!.environment!['DATABASE_URL']).toContain('@database:5432/');
  const guide = readFileSync('docs/operate.md', 'utf8');
  for (const setting of Object.keys(services['site']!.environment!)) expect(guide).toContain(`\`${setting}\``);
});

test('[A5, A6] the proxy passes the site one address of its client, and logs no request', () => {
  const { configs } = parse(readFileSync('compose.yaml', 'utf8')) as { configs: { caddyfile: { content: string } } };
  expect(configs.caddyfile.content).toMatch(/exclude http\n[^]*reverse_proxy site:9000\n/);
  expect(configs.caddyfile.content).not.toMatch(/trusted_proxies|X-Forwarded-For/i);
});

test('[A9] every image has an exact version, every service a limit to its memory and a log that is rotated', () => {
  const bases = Array.from(readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm), ([, image]) => image!);
  const images = [...bases, ...Object.values(services).map(({ image, build }) => build?.target ?? image!)];
  const inexact = images.filter((image) => !/:\d+\.\d+(?:\.\d+)?-[a-z-]+$|@sha256:[0-9a-f]{64}$/.test(image));
  expect(inexact.filter((image) => !stages.has(image))).toEqual([]);
  for (const service of Object.values(services))
    expect(service).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
});

test('[A9] the modules of the running server are dependencies, not development dependencies', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const files = execFileSync('git', ['ls-files', 'src/server', 'src/schema', 'src/domain'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file));
  const modules = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*? from '([^.][^']*)'/gm), ([, name]) => name!),
  );
  const names = modules.filter((name) => !name.startsWith('node:')).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]);
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set([...names, 'tsx'])].filter((name) => dependencies[name] === undefined)).toEqual([]);
});
