import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type Driver, layouts, type Point, type PointerStep, type Setup } from './driver';
import { findKey, splitChord } from './webdriver';

interface Evaluation {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

const modifierBits: Record<string, number> = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };

type Send = (method: string, params?: object) => Promise<CdpResult>;

async function applySetup(send: Send, { layout, isMotionReduced }: Setup): Promise<void> {
  const { width, height, scale } = layouts[layout];
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
  await send('Emulation.setTouchEmulationEnabled', { enabled: layout === 'phone', maxTouchPoints: 1 });
  const motion = { name: 'prefers-reduced-motion', value: isMotionReduced ? 'reduce' : 'no-preference' };
  await send('Emulation.setEmulatedMedia', { features: [motion] });
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
}

async function pressChord(send: Send, chord: string): Promise<void> {
  const { modifiers, key } = splitChord(chord);
  const { code, text } = findKey(key);
  const bits = modifiers.reduce((sum, one) => sum + (modifierBits[one] ?? 0), 0);
  const event = { key, code: key.length > 1 ? key : '', windowsVirtualKeyCode: code, modifiers: bits };
  const isText = text !== undefined && !modifiers.some((one) => one !== 'Shift');
  await send('Input.dispatchKeyEvent', { type: isText ? 'keyDown' : 'rawKeyDown', ...event, ...(isText && { text }) });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

function createMouse(send: Send): (steps: PointerStep[]) => Promise<void> {
  let at: Point = { x: 0, y: 0 };
  let isDown = false;
  const dispatch = (type: string, clickCount: number) =>
    send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: isDown || clickCount > 0 ? 'left' : 'none',
      buttons: isDown ? 1 : 0,
      clickCount,
    });
  return async (steps) => {
    for (const step of steps) {
      if (step.type === 'move') {
        at = { x: step.x, y: step.y };
        await dispatch('mouseMoved', 0);
      } else {
        isDown = step.type === 'down';
        await dispatch(isDown ? 'mousePressed' : 'mouseReleased', 1);
      }
    }
  };
}

/** A tab of Chromium with storage of its own. */
export async function createCdpDriver(connection: CdpConnection, setup: Setup): Promise<Driver> {
  const { browserContextId } = await connection.send('Target.createBrowserContext');
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const send: Send = (method, params) => connection.send(method, params, sessionId as string);
  await send('Page.enable');
  await applySetup(send, setup);

  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', { expression, returnByValue: true })) as unknown as Evaluation;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const read = (body: string, values: unknown[] = []) => evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`);
  const step = async (by: number) => {
    const { currentIndex, entries } = (await send('Page.getNavigationHistory')) as unknown as {
      currentIndex: number;
      entries: { id: number }[];
    };
    const entry = entries[currentIndex + by];
    if (!entry) throw new Error('The history has no such entry.');
    await send('Page.navigateToHistoryEntry', { entryId: entry.id });
  };
  const mouse = createMouse(send);
  return {
    open: async (url) => {
      const { errorText } = await send('Page.navigate', { url });
      if (typeof errorText === 'string') throw new Error(errorText);
    },
    reload: async () => {
      await send('Page.reload');
    },
    back: () => step(-1),
    forward: () => step(1),
    read,
    press: async (keys) => {
      for (const chord of keys) await pressChord(send, chord);
    },
    pointer: mouse,
    print: async () => {
      const { data } = await send('Page.printToPDF', { paperWidth: 8.27, paperHeight: 11.69, preferCSSPageSize: true });
      return Buffer.from(data as string, 'base64');
    },
    close: async () => {
      await connection.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

export type CdpResult = Record<string, unknown>;

/** A connection to Chromium's own protocol over the pipes of `--remote-debugging-pipe`: JSON, each message ended by a zero byte. */
export interface CdpConnection {
  send: (method: string, params?: object, sessionId?: string) => Promise<CdpResult>;
}

export function connectCdp(browser: ChildProcess): CdpConnection {
  const output = browser.stdio[3] as Writable;
  const input = browser.stdio[4] as unknown as Readable;
  const pending = new Map<number, { settle: (value: CdpResult) => void; fail: (error: Error) => void }>();
  let rest = '';
  let last = 0;
  input.setEncoding('utf8');
  input.on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop()!;
    for (const message of messages) {
      const { id = 0, error, result = {} } = JSON.parse(message) as Message;
      const command = pending.get(id);
      pending.delete(id);
      if (error) command?.fail(new Error(error.message));
      else command?.settle(result);
    }
  });
  const failAll = () => {
    for (const { fail } of pending.values()) fail(new Error('Chromium has ended.'));
    pending.clear();
  };
  input.on('close', failAll);
  output.on('error', failAll);
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((settle, fail) => {
        pending.set(++last, { settle, fail });
        output.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`, (error) => error && fail(error));
      }),
  };
}
