import type { Driver, Point, PointerStep } from './driver';
import { findKey, splitChord } from './keys';

/** Sends a command of the W3C WebDriver specification and returns its value. */
export type SendCommand = (command: WebDriverCommand, parameters?: object) => Promise<unknown>;

export type WebDriverCommand = 'Navigate To' | 'Back' | 'Forward' | 'Execute Script' | 'Perform Actions' | 'Print Page';

const pointerAction = (step: PointerStep, scale: number): object =>
  step.type === 'move'
    ? { type: 'pointerMove', duration: 0, x: Math.round(step.x * scale), y: Math.round(step.y * scale) }
    : { type: step.type === 'down' ? 'pointerDown' : 'pointerUp', button: 0 };

function chordActions(chord: string): object[] {
  const { modifiers, key } = splitChord(chord);
  const all = [...modifiers, key].map((one) => findKey(one).webdriver);
  const downs = all.map((value) => ({ type: 'keyDown', value }));
  return [...downs, ...all.toReversed().map((value) => ({ type: 'keyUp', value }))];
}

/** A driver over a WebDriver session, however its commands travel. `scale` is how many of its pixels one of the page is. */
export function createWebDriver(send: SendCommand, close: () => Promise<void>, scale = 1): Driver {
  const perform = async (source: object): Promise<void> => {
    await send('Perform Actions', { actions: [source] });
  };
  const pointer = (pointerType: string, steps: PointerStep[], pause = 0) => {
    const actions = steps.flatMap((step) => [...(pause > 0 ? [{ type: 'pause', duration: pause }] : []), pointerAction(step, scale)]);
    return perform({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
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
    pointer: (steps) => pointer('mouse', steps),
    swipe: ([first, ...rest], pause) => pointer('touch', [moveTo(first!), { type: 'down' }, ...rest.map(moveTo), { type: 'up' }], pause),
    print: async () => Buffer.from((await send('Print Page', { page: { width: 21, height: 29.7 } })) as string, 'base64'),
    close,
  };
}

const moveTo = (point: Point): PointerStep => ({ type: 'move', ...point });
