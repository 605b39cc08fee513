/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startCursor } from './cursor';
import { cursorMediaQuery } from './motion';

/** The frames that have been asked for, and the time. */
let frames: FrameRequestCallback[] = [];
let now = 0;
let stop: () => void;

const getCursor = () => document.querySelector<HTMLElement>('.cursor')!;

/** Draws frames over some milliseconds, until none is asked for. */
function pass(milliseconds: number, count = 1): void {
  for (let step = 0; step < count; step += 1) {
    now += milliseconds / count;
    for (const frame of frames.splice(0)) frame(now);
  }
}

function point(type: string, x: number, y: number, { on = document.body, pointerType = 'mouse' } = {}): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
  on.dispatchEvent(Object.assign(event, { pointerType }));
}

const readTransform = () => {
  const [x, y, , angle, along, across] = Array.from(getCursor().style.transform.matchAll(/-?\d+(?:\.\d+)?(?=px|rad|[,)])/g), ([text]) =>
    Number(text),
  );
  return { x, y, angle, along, across };
};

beforeEach(() => {
  [frames, now] = [[], 0];
  const popover = { showPopover: jest.fn(), hidePopover: jest.fn() };
  Object.assign(HTMLElement.prototype, popover);
  document.body.innerHTML =
    '<p>Text</p><a href="/">Link</a><button>Press</button><label><input></label><select></select><textarea></textarea><figure><img><b>Caption</b></figure><dialog open>Dialog</dialog>';
  document.elementsFromPoint = () => Array.from(document.querySelectorAll('img'));
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  stop = startCursor();
});
afterEach(() => stop());

test('[V2] the cursor begins at the pointer, is half way after a tenth of 0.55 s, arrives at its end, and asks for no frame at rest', () => {
  expect(cursorMediaQuery).toBe('(min-width: 991px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)');
  point('pointermove', 0, 0);
  pass(16);
  expect(readTransform()).toEqual({ x: 0, y: 0, angle: 0, along: 1, across: 1 });
  expect(frames).toHaveLength(0);
  point('pointermove', 300, 400);
  pass(55);
  expect(readTransform()).toMatchObject({ x: 150, y: 200 });
  pass(494);
  expect(frames).toHaveLength(1);
  pass(1);
  expect(readTransform()).toMatchObject({ x: 300, y: 400, along: 1, across: 1 });
  expect(frames).toHaveLength(0);
});

test('[V2] the cursor reaches the same position at any frame rate', () => {
  const reach = (count: number) => {
    point('pointermove', 0, 0);
    pass(600);
    point('pointermove', 300, 400);
    pass(100, count);
    const { x } = readTransform();
    pass(600);
    return x!;
  };
  expect(reach(12)).toBeCloseTo(reach(1), 2);
});

test('[V2] the cursor stretches towards the pointer by 4 times the remaining distance, up to a limit', () => {
  point('pointermove', 0, 0);
  pass(16);
  point('pointermove', 0, 100);
  pass(0);
  expect(readTransform()).toEqual({ x: 0, y: 0, angle: 1.5708, along: 1.4, across: 0.6 });
  point('pointermove', 300, 400);
  pass(0);
  expect(readTransform()).toMatchObject({ along: 1.6, across: 0.4 });
});

test('[V2] the cursor is a ring over links, hidden over pictures and fields, also over the text of a picture, and a dot elsewhere', () => {
  const readOver = (selector: string) => {
    point('pointerover', 5, 5, { on: document.querySelector<HTMLElement>(selector)! });
    return getCursor().dataset['cursor'];
  };
  const states = {
    dot: ['p', 'dialog'],
    ring: ['a', 'button', 'label'],
    hidden: ['input', 'select', 'textarea', 'img', 'b'],
  };
  for (const [state, selectors] of Object.entries(states))
    expect([state, selectors.map(readOver)]).toEqual([state, selectors.map(() => state)]);
});

test('[V2] the cursor is above a dialog that was opened after it', () => {
  const { showPopover } = HTMLElement.prototype as jest.Mocked<HTMLElement>;
  expect(showPopover).toHaveBeenCalledTimes(1);
  point('pointerover', 5, 5);
  expect(showPopover).toHaveBeenCalledTimes(1);
  point('pointerover', 5, 5, { on: document.querySelector('dialog')! });
  expect(showPopover).toHaveBeenCalledTimes(2);
});

test('[V2] the cursor is gone while keys are used, until the pointer moves', () => {
  const on = document.querySelector('p')!;
  point('pointermove', 5, 5, { on });
  point('pointerover', 5, 5, { on });
  expect(getCursor().dataset['cursor']).toBe('dot');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
  expect(getCursor().dataset['cursor']).toBe('hidden');
  // A dialog opens under it.
  point('pointerover', 5, 5, { on });
  point('pointermove', 5, 5, { on });
  expect(getCursor().dataset['cursor']).toBe('hidden');
  point('pointermove', 6, 5, { on });
  expect(getCursor().dataset['cursor']).toBe('dot');
});

test('[V2, X12] a finger does not move the cursor, and nothing of it is left when it ends', () => {
  point('pointermove', 9, 9, { pointerType: 'touch' });
  point('pointerover', 9, 9, { pointerType: 'touch' });
  expect([getCursor().dataset['cursor'], frames.length]).toEqual(['hidden', 0]);
  stop();
  expect(getCursor()).toBeNull();
  point('pointermove', 9, 9);
  expect(frames).toHaveLength(0);
});
