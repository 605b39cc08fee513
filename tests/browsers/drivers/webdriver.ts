import type { Driver, PointerStep } from './driver';
import { findFreePort } from '../../support/free-port';
import { askUntilAnswered, endGroup, startProgram } from './process-group';

/** Sends a command of the W3C WebDriver specification and returns its value. */
export type SendCommand = (command: WebDriverCommand, parameters?: object) => Promise<unknown>;

export type WebDriverCommand = 'Navigate To' | 'Back' | 'Forward' | 'Execute Script' | 'Perform Actions' | 'Print Page';

const pointerAction = (step: PointerStep): object =>
  step.type === 'move'
    ? { type: 'pointerMove', duration: 0, x: Math.round(step.x), y: Math.round(step.y) }
    : { type: step.type === 'down' ? 'pointerDown' : 'pointerUp', button: 0 };

/** `Shift+Tab` is pressed with its modifier; a character is its own name. */
function chordActions(chord: string): object[] {
  const keys = chord.length === 1 ? [chord] : chord.split('+');
  const all = keys.map((key) => names[key] ?? key);
  const downs = all.map((value) => ({ type: 'keyDown', value }));
  return [...downs, ...all.toReversed().map((value) => ({ type: 'keyUp', value }))];
}

/** A driver over a WebDriver session, however its commands travel. */
export function createWebDriver(send: SendCommand, close: () => Promise<void>): Driver {
  const perform = async (source: object): Promise<void> => {
    await send('Perform Actions', { actions: [source] });
  };
  const run = async (command: WebDriverCommand, parameters?: object): Promise<void> => {
    await send(command, parameters);
  };
  return {
    open: (url) => run('Navigate To', { url }),
    // After the command `Refresh`, Firefox does not restore forms, as it does after a reload by a person or a script.
    reload: () => run('Execute Script', { script: 'setTimeout(() => location.reload())', args: [] }),
    back: () => run('Back'),
    forward: () => run('Forward'),
    read: (script, args) => send('Execute Script', { script, args }),
    press: (keys) => perform({ type: 'key', id: 'keyboard', actions: keys.flatMap(chordActions) }),
    pointer: (steps) => perform({ type: 'pointer', id: 'mouse', actions: steps.map(pointerAction) }),
    print: async () => Buffer.from((await send('Print Page', { page: { width: 21, height: 29.7 } })) as string, 'base64'),
    close,
  };
}

const endpoints: Record<WebDriverCommand, string> = {
  'Navigate To': '/url',
  Back: '/back',
  Forward: '/forward',
  'Execute Script': '/execute/sync',
  'Perform Actions': '/actions',
  'Print Page': '/print',
};

/** In milliseconds. WebKit never answers a script that comes while a page takes the place of another. Whoever waits asks again. */
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
  /** The program. */
  command: string;
  env: NodeJS.ProcessEnv;
  capabilities: object;
  /** The size of the window. */
  window: { width: number; height: number };
}

/** Starts a WebDriver service with one session. The browser is a child of the service and ends with its process group. */
export async function startWebDriver({ command, env, capabilities, window }: Service, signal: AbortSignal): Promise<Driver> {
  const port = await findFreePort();
  const service = startProgram(command, [`--port=${port}`], signal, { env: { ...process.env, ...env } });
  const base = `http://127.0.0.1:${port}/session`;
  const create = () => post(base, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = (await askUntilAnswered(service, signal, create)) as { sessionId: string };
  await post(`${base}/${sessionId}/window/rect`, { x: 0, y: 0, ...window });
  const send: SendCommand = (name, parameters) => post(`${base}/${sessionId}${endpoints[name]}`, parameters);
  return createWebDriver(send, () => Promise.resolve(endGroup(service)));
}

/** The code points that the W3C WebDriver specification gives to keys without a character. */
const names: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};
