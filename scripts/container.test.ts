import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

/** The instructions of the Dockerfile by stage. */
const stages = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .split(/^(?=FROM )/m)
  .map((text) => ({ name: /^FROM \S+ AS (\S+)/.exec(text)?.[1], lines: text.trim().split('\n') }))
  .filter(({ name }) => name !== undefined);
const getLines = (stage: string, instruction: string): string[] =>
  stages
    .find(({ name }) => name === stage)!
    .lines.filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

interface Service {
  build?: { target: string };
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
}
const { services } = parse(readFileSync('compose.yaml', 'utf8')) as { services: Record<string, Service> };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('[A9] what the image copies exists, or is written by an earlier stage', () => {
  const written = ['/site/node_modules', '/site/public', '/site/.service', '/site/nginx.conf'];
  for (const { name } of stages)
    for (const copy of getLines(name!, 'COPY')) {
      const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*) \S+$/.exec(copy) ?? [];
      for (const path of paths.split(' ')) {
        const isKnownStage = from === undefined || stages.some((stage) => stage.name === from);
        expect([copy, isKnownStage, from === undefined ? existsSync(path) : written.includes(path)]).toEqual([copy, true, true]);
      }
    }
});

test('[A9] the image runs npm scripts that exist, and its server as a user without rights', () => {
  const commands = stages.flatMap(({ name }) => getLines(name!, 'RUN')).join('\n');
  for (const [, script] of commands.matchAll(/npm run (?:--silent )?(\S+)/g)) expect(Object.keys(scripts)).toContain(script);
  expect(getLines('site', 'USER')).toEqual(['node']);
  const [command = ''] = getLines('site', 'CMD');
  expect(existsSync((JSON.parse(command) as string[]).at(-1)!)).toBe(true);
});

test('[A9] the health check of the image fails where no service answers', () => {
  const [check = ''] = getLines('site', 'HEALTHCHECK');
  const [program, ...args] = JSON.parse(/CMD (\[.*\])$/.exec(check)![1]!) as string[];
  expect(program).toBe('node');
  const run = () =>
    execFileSync(
      process.execPath,
      args.map((text) => text.replace(':9000', ':9')),
      { stdio: 'pipe' },
    );
  expect(run).toThrow();
});

test('[A9] the services have a root that cannot be written, no capabilities, and wait for what they need', () => {
  for (const name of ['proxy', 'site']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(stages.map((stage) => stage.name)).toContain(services[name]!.build!.target);
    for (const { condition } of Object.values(services[name]!.depends_on!)) expect(condition).toBe('service_healthy');
  }
  const guide = readFileSync('docs/operate.md', 'utf8');
  for (const setting of Object.keys(services['site']!.environment!)) expect(guide).toContain(`\`${setting}\``);
});

test('[A9] the modules of the running server are dependencies, not those of development', () => {
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
