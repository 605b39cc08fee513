import { findFreePort } from '../../support/free-port';
import type { Driver } from './driver';
import { askUntilAnswered, endGroup, startProgram } from './process-group';
import { createWebDriver, type SendCommand, type WebDriverCommand } from './webdriver';

const endpoints: Record<WebDriverCommand, string> = {
  'Navigate To': '/url',
  Back: '/back',
  Forward: '/forward',
  'Execute Script': '/execute/sync',
  'Perform Actions': '/actions',
  'Print Page': '/print',
};

/** In milliseconds. WPE never answers a script that comes while a page takes the place of another. Whoever waits asks again. */
const scriptLimit = 3_000;

async function post(url: string, body: object = {}): Promise<unknown> {
  const signal = url.endsWith('/execute/sync') ? AbortSignal.timeout(scriptLimit) : undefined;
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    signal,
    headers: { 'content-type': 'application/json' },
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

interface Service {
  /** The program: WPEWebDriver or WebKitWebDriver. */
  command: string;
  env?: NodeJS.ProcessEnv;
  capabilities: object;
  /** The size of the window, where the browser has one that can be changed. */
  window?: { width: number; height: number };
  /** How many pixels of the window one of the page is. */
  scale?: number;
}

/** Starts a WebDriver service with one session. The browser is a child of the service and ends with its process group. */
export async function startWebDriver({ command, env = {}, capabilities, window, scale }: Service, signal: AbortSignal): Promise<Driver> {
  const port = await findFreePort();
  const service = startProgram(command, [`--port=${port}`], signal, { env: { ...process.env, ...env } });
  const base = `http://127.0.0.1:${port}/session`;
  const create = () => post(base, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = (await askUntilAnswered(service, signal, create)) as { sessionId: string };
  if (window) await post(`${base}/${sessionId}/window/rect`, { x: 0, y: 0, ...window });
  const send: SendCommand = (name, parameters) => post(`${base}/${sessionId}${endpoints[name]}`, parameters);
  return createWebDriver(send, () => Promise.resolve(endGroup(service)), scale);
}
