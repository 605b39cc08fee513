import { randomUUID } from 'node:crypto';
import { sampleContent } from './api/service-content.fixture';
import { createLink, type LinkPurpose } from './api/signed-link';
import { type App, createApp } from './app';
import { runInboxCommand } from './inbox';
import { readSettings } from './model/settings';
import type { Database } from './store/database';

const shell = '<html><head><title><!-- title --></title></head><body><main><!-- main --></main></body></html>';

/** The app on a database, with a clock that the test sets, and what it logs. */
export interface TestApp extends App {
  clock: { now: Date };
  logLines: string[];
  /** Posts JSON, from another address if one is named. */
  post: (path: string, body: unknown, headers?: Record<string, string>, clientIp?: string) => Promise<Response>;
  postForm: (path: string, fields: Record<string, string> | URLSearchParams, headers?: Record<string, string>) => Promise<Response>;
  /** Posts an inquiry with files, as a browser does. */
  postFiles: (fields: Record<string, string>, files: readonly File[], headers?: Record<string, string>) => Promise<Response>;
  request: (path: string, init?: RequestInit, clientIp?: string) => Promise<Response>;
  /** `npm run inbox` on its database. */
  runInbox: (...args: string[]) => Promise<string>;
  /** The path of a link that the app has signed. */
  createLink: (purpose: LinkPurpose, id: string, email?: string) => Promise<string>;
}

export const createIdempotencyKey = (): string => randomUUID();

/** The status and the body of an answer. */
export async function readAnswer(answer: Promise<Response>): Promise<[status: number, body: unknown]> {
  const response = await answer;
  const isJson = response.headers.get('content-type')?.includes('json');
  return [response.status, isJson ? await response.json() : await response.text()];
}

/** The body of a form with files. */
export function toFormData(fields: Record<string, string>, files: readonly File[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const file of files) data.append('files', file);
  return data;
}

/** A file of a size that begins as its type does. */
export const createSampleFile = (name: string, size: number, head = '\xff\xd8\xff'): File =>
  new File([Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(size, name)], size)], name);

/** A body of a size that comes in chunks. */
export const createStream = (size: number): ReadableStream<Uint8Array> => {
  const chunk = new Uint8Array(65_536).fill(97);
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk.subarray(0, size));
      if ((size -= chunk.length) <= 0) controller.close();
    },
  });
};

/** Puts the app together for a test. Environment as the service's own. */
export function createTestApp(database: Database, env: NodeJS.ProcessEnv = {}, requestTimeout = 60_000, isServerless = false): TestApp {
  const clock = { now: new Date('2026-11-21T00:30:00Z') };
  const logged: string[] = [];
  const files = { content: sampleContent, shell, builtAt: new Date('2026-11-20T00:00:00Z') };
  const settings = readSettings(env);
  const app = createApp({
    database,
    isServerless,
    files,
    settings,
    now: () => clock.now,
    requestTimeout,
    log: (line) => logged.push(line),
  });
  const ask = (path: string, init: RequestInit = {}, clientIp = '203.0.113.7') =>
    app.fetch(new Request(`https://narra.example${path}`, { duplex: 'half', ...init } as RequestInit), { clientIp });
  return {
    ...app,
    clock,
    logLines: logged,
    request: ask,
    runInbox: (...args) => runInboxCommand(args, { store: app.store, settings, getContent: () => sampleContent, now: () => clock.now }),
    createLink: async (...named) => createLink({ siteUrl: '', key: await app.store.getSecret('links'), now: clock.now }, ...named),
    post: (path, body, headers = {}, clientIp?: string) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }, clientIp),
    postFiles: (fields, files, headers = {}) => ask('/api/inquiries/', { method: 'POST', headers, body: toFormData(fields, files) }),
    postForm: (path, fields, headers = {}) =>
      ask(path, { method: 'POST', headers: { accept: 'text/html,*/*', ...headers }, body: new URLSearchParams(fields) }),
  };
}
