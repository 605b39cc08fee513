import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Point, PointerStep } from './drivers/driver';
import { checkPress, type Found, locate, prelude, type Target, toQuery } from './page-scripts';
import type { Network } from './site-proxy';

const nameTarget = (target: Target): string => (typeof target === 'string' ? target : `${target[0]} “${String(target[1])}”`);

type Resting = Found & Required<Pick<Found, 'point' | 'box'>>;

/** Somebody who uses the site in a browser, and waits as long as a visitor would. */
export class Visitor {
  currentStep = 'at the start';

  constructor(
    private readonly driver: Driver,
    readonly network: Network,
    private readonly patience: number,
  ) {}

  /** Says what the visitor does next, which a failure names. */
  step(name: string): this {
    this.currentStep = name;
    return this;
  }

  open = (path: string): Promise<void> => this.leaveDocument(() => this.driver.open(this.network.url + path));
  /** Waits until the reader's script has started. Only what needs it waits for it. */
  ready = (): Promise<void> =>
    this.until('the reader’s script has not started', () => this.read(() => customElements.get('board-link') !== undefined));
  async openReady(path: string): Promise<void> {
    await this.open(path);
    await this.ready();
  }

  reload = (): Promise<void> => this.leaveDocument(() => this.driver.reload());
  back = (): Promise<unknown> => this.driver.back();
  forward = (): Promise<unknown> => this.driver.forward();
  press = (...keys: string[]): Promise<void> => this.driver.press(keys);
  print = (): Promise<Buffer> => this.driver.print();

  /** Leaves the document, which a mark tells from the next one, and waits until that is parsed. */
  private async leaveDocument(leave: () => Promise<unknown>): Promise<void> {
    await this.until('the document is not marked', () => this.driver.read('window.isLeft = true; return true', []));
    await leave();
    const hasCome = () => this.driver.read('return window.isLeft !== true && document.readyState !== "loading"', []);
    await this.until('the document has not come', hasCome, 30);
  }

  /** Reads from the page: a function that takes only what it is given. */
  read<Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values): Promise<Result> {
    // The compiler of these files wraps named functions in a helper that pages do not have.
    const body = `const __name = (one) => one; return (${script.toString()}).apply(null, arguments);`;
    return this.driver.read(body, values) as Promise<Result>;
  }

  /** Repeats a look until it shows what is expected. `problem` is what a failure says. */
  async until(problem: string | (() => string), condition: () => Promise<unknown>, seconds = 15): Promise<void> {
    const deadline = Date.now() + seconds * 1_000 * this.patience;
    let last = '';
    for (let pause = 10; Date.now() < deadline; pause = Math.min(pause * 2, 80)) {
      try {
        if (await condition()) return;
        last = '';
      } catch (error) {
        last = ` (${(error as Error).message.split('\n')[0]})`;
      }
      await wait(pause);
    }
    throw new Error(`${typeof problem === 'string' ? problem : problem()}${last}`);
  }

  async equals<Value>(what: string, getValue: () => Value | Promise<Value>, expected: Value): Promise<void> {
    let value: Value | undefined;
    const problem = () => `${what}: ${JSON.stringify(value)} instead of ${JSON.stringify(expected)}`;
    await this.until(problem, async () => isDeepStrictEqual((value = await getValue()), expected));
  }

  find = async (target: Target, at = 0, isPress = false): Promise<Found> =>
    (await this.driver.read(locate, [toQuery(target), at, isPress])) as Found;

  count = (target: Target): Promise<number> =>
    this.driver.read(`${prelude} return findAll(arguments[0]).length;`, [toQuery(target)]) as Promise<number>;

  counts = (target: Target, expected: number): Promise<void> =>
    this.equals(`the number of ${nameTarget(target)}`, () => this.count(target), expected);
  see = (target: Target): Promise<void> => this.until(`${nameTarget(target)} is not seen`, async () => (await this.count(target)) > 0);
  gone = (target: Target): Promise<void> => this.until(`${nameTarget(target)} is still seen`, async () => (await this.count(target)) === 0);

  /** Waits until an element has come to rest where nothing covers it. */
  async settle(target: Target, at = 0, isPress = false): Promise<Resting> {
    let before: Found = { count: 0 };
    let now: Found = before;
    const problem = () => `${nameTarget(target)} cannot be pressed: ${now.count} seen, ${now.obstacle ?? ''}`;
    await this.until(problem, async () => {
      before = now;
      now = await this.find(target, at, isPress);
      return now.obstacle === '' && isDeepStrictEqual(before.point, now.point);
    });
    return now as Resting;
  }

  /** Presses the button of the mouse on an element, and once more where that has moved away meanwhile. */
  async click(target: Target, at = 0): Promise<void> {
    const hasMissed = () => this.driver.read(checkPress, []).catch(() => false);
    do await this.clickAt((await this.settle(target, at, true)).point);
    while ((await hasMissed()) === true);
  }

  /** Presses at a point of the window, whatever is there. */
  clickAt = (point: Point): Promise<void> => this.driver.pointer([{ type: 'move', ...point }, { type: 'down' }, { type: 'up' }]);

  pointer = (steps: PointerStep[]): Promise<void> => this.driver.pointer(steps);

  focus = (target: Target, at = 0): Promise<void> =>
    this.until(`${nameTarget(target)} takes no focus`, () =>
      this.driver.read(`${prelude} const one = findAll(arguments[0])[arguments[1]]; one.focus(); return document.activeElement === one;`, [
        toQuery(target),
        at,
      ]),
    );

  async focused(target: Target, at = 0): Promise<void> {
    let holder: unknown;
    const script = `${prelude} const one = document.activeElement; return findAll(arguments[0])[arguments[1]] === one || one.outerHTML.slice(0, 90);`;
    const problem = () => `${nameTarget(target)} has no focus: it is on ${String(holder)}`;
    await this.until(problem, async () => (holder = await this.driver.read(script, [toQuery(target), at])) === true);
  }

  /** Presses keys, after each of which the focus must be on an element of a selector, or on none. */
  async staysIn(selector: string, keys: readonly string[]): Promise<void> {
    const isInside = (inside: string) =>
      [document.body, null].includes(document.activeElement as HTMLElement | null) || document.activeElement!.closest(inside) !== null;
    for (const key of keys) {
      await this.press(key);
      await this.until('the focus has left', () => this.read(isInside, selector));
    }
  }

  /** Presses a field and writes in it, letter by letter. */
  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.focused(target);
    await this.press(...Array.from(text));
  }

  /** Sets what a browser lets one choose in a window of its own: an option, a date, or a long text. The field has the focus. */
  async choose(target: Target, value: string): Promise<void> {
    await this.focus(target);
    await this.until(`${nameTarget(target)} has no ${value}`, () =>
      this.driver.read(
        `${prelude} const field = findAll(arguments[0])[0];
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, arguments[1]);
        for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
        return field.value === arguments[1];`,
        [toQuery(target), value],
      ),
    );
  }

  private readOne = (target: Target, expression: string, values: unknown[] = []): Promise<unknown> =>
    this.driver.read(`${prelude} const one = findAll(arguments[0])[0]; return one ? ${expression} : null;`, [toQuery(target), ...values]);

  /** Waits until an attribute has a value; `null` is none. */
  attribute = (target: Target, name: string, value: string | null): Promise<void> =>
    this.equals(`${name} of ${nameTarget(target)}`, () => this.readOne(target, 'one.getAttribute(arguments[1])', [name]), value);

  value = (target: Target, value: string): Promise<void> =>
    this.equals(`the value of ${nameTarget(target)}`, () => this.readOne(target, 'one.value'), value);

  /** Waits until the text that an element shows answers an expression. */
  async text(target: Target, expected: RegExp): Promise<void> {
    let text: unknown;
    const problem = () => `the text of ${nameTarget(target)} is ${JSON.stringify(text)}, not ${String(expected)}`;
    await this.until(problem, async () => {
      text = await this.readOne(target, "textOf(one, 'script')");
      return typeof text === 'string' && expected.test(text);
    });
  }

  address = (): Promise<string> => this.read(() => location.pathname + location.search + location.hash);
  at = (path: string): Promise<void> => this.equals('the address', this.address, path);
  async follow(target: Target, path: string, heading = /\S/): Promise<void> {
    await this.click(target);
    await this.shows(path, heading);
  }

  async shows(path: string, heading: RegExp): Promise<void> {
    await this.at(path);
    await this.text('h1', heading);
  }

  atLike = (expected: RegExp): Promise<void> =>
    this.until(`the address is not ${String(expected)}`, async () => expected.test(await this.address()));

  /** Waits until the page beneath an overlay can be scrolled, or cannot. */
  scrollLock = (isLocked: boolean): Promise<void> =>
    this.equals('the overflow of the body', () => this.read(() => document.body.style.overflow), isLocked ? 'hidden' : '');

  scrollY = (): Promise<number> => this.read(() => Math.round(scrollY));
  /** Scrolls there by a script and waits until it has happened. */
  async scrollTo(top: number): Promise<void> {
    await this.read((to: number) => scrollTo({ top: to, behavior: 'instant' }), top);
    await this.until(`the page is not scrolled to ${top}`, async () => Math.abs((await this.scrollY()) - top) < 4);
  }

  /** Waits until the element of a hash is below the bar and near it. */
  belowBar = (id: string): Promise<void> =>
    this.until(`#${id} is not below the bar`, () =>
      this.read((name: string) => {
        const { top } = document.getElementById(name)!.getBoundingClientRect();
        return top >= document.querySelector('header')!.getBoundingClientRect().bottom - 2 && top < innerHeight / 2;
      }, id),
    );
}
