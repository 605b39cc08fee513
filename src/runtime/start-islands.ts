import { hasModifier } from '../ui/key-press';
import { reloadOnce } from './destination';
import type { IslandData, IslandDefinition } from './island';

const fieldSelector = 'input, select, textarea';

/** What starts an island when it is pressed; a link leads where it leads. */
const controlSelector = `${fieldSelector}, button, summary`;

const headerKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** What a visitor did before the island listened: it is done again. */
type Press = { readonly target: HTMLElement; readonly again: (target: HTMLElement) => void };

const readData = (element: HTMLElement) => JSON.parse(element.nextElementSibling!.textContent) as IslandData<never>;

/** Posts the form of a submit button as the browser does without scripts. */
function submitNatively(target: HTMLElement | undefined): boolean {
  const form = target instanceof HTMLButtonElement && target.type === 'submit' ? target.form : null;
  form?.submit();
  return form !== null;
}

/**
 * Lets an island start with the first press on one of its controls, the focus in a field, or when it is needed. Until then its prerendered HTML
 * stands, with working links and disclosures. A press is repeated once React listens. When its code does not come a form is posted by the
 * browser; other HTML stays as it is, and the next press tries again (B4).
 */
function prepareIsland(element: HTMLElement, { load, isNeeded }: IslandDefinition<never>): void {
  const events = new AbortController();
  let isLoading = false;
  let press: Press | undefined;

  async function start(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    element.dataset['loading'] = '';
    try {
      const [{ hydrateIsland }, Component] = await Promise.all([
        import(/* webpackChunkName: "hydrate-island" */ './hydrate-island'),
        load(),
      ]);
      const find = await hydrateIsland(element, Component, readData(element));
      delete element.dataset['loading'];
      events.abort();
      const target = press && find(press.target);
      if (target) press!.again(target);
    } catch {
      isLoading = false;
      element.dataset['loading'] = 'failed';
      const { target } = press ?? {};
      press = undefined;
      if (!submitNatively(target)) await reloadOnce();
    }
  }

  /** Listens before React does; `listener` gets the control that an event is about. */
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type], control: HTMLElement) => void,
  ) =>
    element.addEventListener(
      type,
      (event) => {
        const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controlSelector) : null;
        if (control) listener(event, control);
      },
      { capture: true, signal: events.signal },
    );
  on('pointerdown', ({ pointerType }) => pointerType === 'mouse' && void start());
  on('focusin', (_, control) => control.matches(fieldSelector) && void start());
  on('change', () => void start());
  on('click', (event, control) => {
    if (control.localName === 'button') {
      event.preventDefault();
      press = { target: control, again: (target) => target.click() };
    }
    void start();
  });
  on('keydown', (event, control) => {
    const { key } = event;
    if (control.localName !== 'summary' || hasModifier(event) || !headerKeys.includes(key)) return;
    event.preventDefault();
    press = { target: control, again: (target) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })) };
    void start();
  });
  // Another tab, or a page before this one on the way back, may have made a board.
  for (const type of ['storage', 'pageshow'])
    window.addEventListener(type, () => isNeeded?.(element) && void start(), { signal: events.signal });
  if (isNeeded?.(element) || element.contains(document.activeElement?.closest(fieldSelector) ?? null)) void start();
}

/** Prepares the islands of the page. */
export function startIslands(definitions: readonly IslandDefinition<never>[]): void {
  for (const definition of definitions)
    for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${definition.name}"]`)) prepareIsland(element, definition);
}
