import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inquiryFields, sampleContent } from '../../src/server/forms/api/service-content.fixture';
import { startSmtpServer } from '../../src/server/forms/smtp-server.fixture';
import { createPostgresDatabases } from '../../src/server/forms/store/databases.fixture';
import { type PostgresServer, startPostgres } from '../../src/server/forms/store/postgres.fixture';
import { readBuiltHtml } from '../support/built-site';
import { startServer } from '../support/built-site-server';
import { createHostImitation, type HostAnswer, hostAddresses } from '../support/host-addresses';
import { parseHead } from '../support/html';
import { type HostCheckout, prepareCheckout } from './host-tools';

/** What the emulator answers otherwise, and why. */
const emulatorDifferences: readonly { pattern: RegExp; answer: HostAnswer; reason: string }[] = [
  { pattern: /\/\?a=1$|(?<!.\/index)\.html\?a=1$/, answer: [200], reason: 'It has no Pretty URLs: a file is sent at each of its paths.' },
  { pattern: /^\/_(?:redirects|headers)$/, answer: [200], reason: 'It sends the files that the host reads and keeps to itself.' },
];

/** Addresses of the forms service that need no database. */
const serviceAddresses: readonly (readonly [path: string, ...answer: HostAnswer])[] = [
  ['/api/alive', 200],
  ['/api/alive/', 200],
  ['/api/health', 503],
  ['/api/no-such-path', 404],
];

test.describe.configure({ mode: 'serial' });

let checkout: HostCheckout;
let postgres: PostgresServer;
const logs: string[] = [];
let preview: { canonicals: string[]; headers: string };

test.beforeAll(async () => {
  // A shared machine takes three minutes for each build.
  test.setTimeout(1_500_000);
  postgres = await startPostgres();
  checkout = prepareCheckout();
  const root = join(checkout.folder, 'public');
  logs.push(await checkout.build('deploy-preview'));
  preview = { ...parseHead(readBuiltHtml('/our-story', root)), headers: readFileSync(join(root, '_headers'), 'utf8') };
  // The last build is the one that is served.
  logs.push(await checkout.build('production'));
});

test.afterAll(async () => {
  await postgres.close();
  checkout.remove();
});

test('[R8, C4] the tools of the host build the site and its functions for production and for a preview, and their logs are plain', () => {
  for (const log of logs) {
    expect(log).toMatch(/Packaging Functions from .*\n - api\.ts\n - outbox\.ts/);
    expect(log).not.toMatch(/Installing plugins|DeprecationWarning|ERROR/);
    // A cursor escape.
    expect(log).not.toContain('\u001b[2K');
  }
  expect(preview.canonicals).toEqual([expect.stringMatching(/^https:\/\/.*\.netlify\.app\/our-story$/)]);
  expect(preview.headers).toContain('X-Robots-Tag: noindex');
  expect(parseHead(readBuiltHtml('/our-story', join(checkout.folder, 'public'))).canonicals).not.toEqual(preview.canonicals);
});

const ask = async (url: string): Promise<HostAnswer> => {
  const response = await fetch(url, { redirect: 'manual' });
  // A connection that ends before its answer is read ends the process in Node 24.
  await response.arrayBuffer();
  const { status, headers } = response;
  return [status, ...[headers.get('location')].flatMap((location) => location ?? [])] as unknown as HostAnswer;
};

test('[R3, R4, R8, R12, B3, M1, M2, A1] the emulator of the host, its rules with Pretty URLs and `npm start` give one answer to each address', async () => {
  const [emulator, server] = [await checkout.emulate(), await startServer(checkout.folder)];
  const imitate = createHostImitation(join(checkout.folder, 'public'));
  for (const [path, ...answer] of hostAddresses) {
    const { answer: emulated } = emulatorDifferences.find(({ pattern }) => pattern.test(path)) ?? { answer };
    const answers = { emulator: await ask(emulator.url + path), host: imitate(path), server: await ask(server.url + path) };
    expect.soft(answers, path).toEqual({ emulator: emulated, host: answer, server: answer });
  }
  for (const [path, ...answer] of serviceAddresses)
    expect
      .soft({ emulator: await ask(emulator.url + path), server: await ask(server.url + path) }, path)
      .toEqual({ emulator: answer, server: answer });
  const readHeaders = async (url: string) => {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.headers;
  };
  const ruled = await checkout.readHeaderRules();
  const emulated = (path: string) => readHeaders(emulator.url + path);
  // For `/our-story` the emulator applies the rules of the file `/our-story.html` (https://github.com/netlify/cli/issues/6096).
  for (const [path, ...sources] of [
    ['/our-story', ruled],
    ['/', ruled, emulated],
    ['/admin', ruled, emulated],
    ['/no-such-page', ruled, emulated],
  ] as const) {
    const served = await readHeaders(server.url + path);
    for (const source of sources) {
      const headers = await source(path);
      for (const name of ['content-security-policy', 'x-content-type-options'])
        expect.soft(headers.get(name), `${name} of ${path}`).toBe(served.get(name));
    }
  }
  await Promise.all([emulator.stop(), server.stop()]);
});

/** Calls a bundled function with a request, as the host does, in the context of a deploy. */
async function callFunction(name: string, requests: readonly Request[], context: string, env: Record<string, string>) {
  const folder = checkout.unpackFunction(name);
  writeFileSync(join(folder, '.service', 'content.json'), JSON.stringify(sampleContent));
  const events = [new Request('https://narra.example/api/health'), ...requests].map(async (request) => ({
    rawUrl: request.url,
    httpMethod: request.method,
    headers: { ...Object.fromEntries(request.headers), 'x-nf-deploy-context': context, 'x-nf-client-connection-ip': '203.0.113.7' },
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  }));
  const script = join(process.cwd(), 'tests/host/invoke-function.mjs');
  const output = await checkout.runScript(script, folder, env, JSON.stringify(await Promise.all(events)));
  const [, ...answers] = JSON.parse(output.slice(output.lastIndexOf('\n'))) as [status: number, body: string][];
  return answers.map(([status, body]) => ({ status, body: body === '' ? undefined : (JSON.parse(body) as unknown) }));
}

const schedule = () => new Request('https://narra.example/.netlify/functions/outbox', { method: 'POST', body: '{}' });

test('[A1, A4, W4] the bundled functions store an inquiry and its files in PostgreSQL once, and send its mail once', async () => {
  const smtp = await startSmtpServer();
  const { database, location } = await createPostgresDatabases(postgres.createDatabase).open();
  const env = { DATABASE_URL: location, SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  const body = new FormData();
  for (const [name, value] of Object.entries(inquiryFields)) body.append(name, value);
  body.append('files', new File(['%PDF-1.7', new Uint8Array(3_900_000)], 'plan.pdf'));
  const post = new Request('https://narra.example/api/inquiries', { method: 'POST', body });
  const again = post.clone();
  const [first, second] = await callFunction('api', [post, again], 'production', env);
  expect([first!.status, second!.status, second!.body]).toEqual([201, 200, first!.body]);
  expect(await database.query('SELECT name, length(bytes) AS length FROM inquiry_file')).toEqual([{ name: 'plan.pdf', length: 3_900_008 }]);
  expect((await callFunction('outbox', [schedule(), schedule()], 'production', env)).map(({ status }) => status)).toEqual([204, 204]);
  expect(smtp.messages).toHaveLength(1);
  for (const name of ['api', 'outbox'])
    expect(statSync(join(checkout.folder, `.netlify/functions/${name}.zip`)).size).toBeLessThan(2_000_000);
  await smtp.close();
  await database.close();
});
