import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { build, type Metafile } from 'esbuild';
import { content, filled } from './api/content.fixture';
import { type PostgresServer, startPostgres } from './store/postgres.fixture';

let folder: string;
let server: PostgresServer;
let metafile: Metafile;

/** Runs the bundled function in a process of its own, as the host does, and gives what it answers to each request. */
async function call(
  requests: [path: string, body?: object][],
  env: Record<string, string>,
  context = 'production',
): Promise<[number, unknown][]> {
  const code = `
    const { default: api } = await import('./api.mjs');
    const answers = [];
    for (const [path, body] of ${JSON.stringify(requests)}) {
      const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await api(new Request('https://narra.example' + path, init), { ip: '203.0.113.7', deploy: { context: '${context}' } });
      answers.push([answer.status, await answer.json()]);
    }
    process.stdout.write(JSON.stringify(answers), () => process.exit());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
  });
  return JSON.parse(stdout.slice(stdout.indexOf('[['))) as [number, unknown][];
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'function-'));
  mkdirSync(join(folder, '.service'));
  writeFileSync(join(folder, '.service', 'content.json'), JSON.stringify(content));
  server = await startPostgres();
  const result = await build({
    entryPoints: ['netlify/functions/api.ts', 'netlify/functions/outbox.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    metafile: true,
    logLevel: 'error',
  });
  metafile = result.metafile;
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('[A1] the function’s bundle holds no embedded database', () => {
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((path) => path.includes('node_modules/pg/'))).toBe(true);
  expect(inputs.filter((path) => /pglite|embedded|\.wasm/.test(path))).toEqual([]);
  const sizes = Object.values(metafile.outputs).map(({ bytes }) => bytes);
  expect(Math.max(...sizes)).toBeLessThan(3_000_000);
});

test('[A1] the bundled function answers, and stores in PostgreSQL', async () => {
  const env = { DATABASE_URL: await server.newDatabase() };
  const answers = await call(
    [['/api/inquiries/', filled], ['/api/inquiries', filled], ['/api/health/'], ['/api/newsletter', { email: '' }], ['/api']],
    env,
  );
  expect(answers.map(([status]) => status)).toEqual([201, 200, 200, 422, 404]);
  expect(answers[1]![1]).toEqual(answers[0]![1]);
  expect(answers[2]![1]).toMatchObject({ database: 'ok', outbox: { waiting: 1 } });
}, 30_000);

test('[C4] a deploy preview never sees production’s database', async () => {
  const [production, preview] = [await server.newDatabase(), await server.newDatabase()];
  const posts: [string, object][] = [['/api/newsletter', { email: 'visitor@sample.example' }]];
  expect(await call(posts, { DATABASE_URL: production }, 'deploy-preview')).toEqual([[503, { error: 'Words for preview' }]]);
  expect(await call(posts, { DATABASE_URL: production, PREVIEW_DATABASE_URL: preview }, 'deploy-preview')).toMatchObject([[201, {}]]);
  expect(await call(posts, { DATABASE_URL: production })).toMatchObject([[201, {}]]);
}, 30_000);
