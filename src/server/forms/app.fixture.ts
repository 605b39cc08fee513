import { randomUUID } from 'node:crypto';
import { sampleContent } from './api/service-content.fixture';
import { type App, createApp } from './app';
import { readSettings } from './model/settings';
import type { Database } from './store/database';

const shell = '<html><head><title><!-- title --></title></head><body><main><!-- main --></main></body></html>';

/** The app on a database, with a clock that the test sets, and what it logs. */
export interface TestApp extends App {
  clock: { now: Date };
  logLines: string[];
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  postForm: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  request: (path: string, init?: RequestInit) => Promise<Response>;
}

export const createIdempotencyKey = (): string => randomUUID();

/** Puts the app together for a test. Environment as the service's own. */
export function createTestApp(database: Database, env: NodeJS.ProcessEnv = {}): TestApp {
  const clock = { now: new Date('2026-11-21T00:30:00Z') };
  const logged: string[] = [];
  const files = { content: sampleContent, shell };
  const settings = readSettings(env);
  const app = createApp({ database, getFiles: () => files, settings, now: () => clock.now, log: (line) => logged.push(line) });
  const ask = (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(`https://narra.example${path}`, { duplex: 'half', ...init } as RequestInit), { clientIp: '203.0.113.7' });
  return {
    ...app,
    clock,
    logLines: logged,
    request: ask,
    post: (path, body, headers = {}) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    postForm: (path, fields, headers = {}) =>
      ask(path, { method: 'POST', headers: { accept: 'text/html,*/*', ...headers }, body: new URLSearchParams(fields) }),
  };
}
