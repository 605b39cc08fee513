import {
  findAllSources,
  findSource,
  indexSources,
  type FoundSource,
  describeSource,
  type SourceMap,
  type SourceValue,
} from './find-sources';
import { createPanel } from './panel';

/** The address of a field in the editing screen. */
const toFieldUrl = ({ screens }: SourceMap, { file, path }: SourceValue): string =>
  `/admin?field=${encodeURIComponent(JSON.stringify(path))}#${screens[file] ?? ''}`;

/** The text that names the field of a value. */
function describe(value: SourceValue): string {
  const kind = value.isComputed ? 'Computed from: ' : '';
  const counts = (value.counts ?? []).map((source) => ` A number in it is counted from ${source}.`);
  return `${kind}${describeSource(value)}.${counts.join('')}`;
}

/** Whether words of an element are at a point of the window. */
function hasTextAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) if (left <= x && x <= right && top <= y && y <= bottom) return true;
  }
  return false;
}

/** Outlines what the pointer or the focus meets, and opens its field at a press, until the signal. */
function startEditing(map: SourceMap, panel: ReturnType<typeof createPanel>, signal: AbortSignal): void {
  const index = indexSources(map);
  const find = (element: Element) => findSource(element, map, index, location.pathname.replace(/(.)\/$/, '$1'));
  let current: FoundSource | undefined;
  /** Whether the panel waits for a choice: what the pointer passes on its way there does not change it. */
  let isChoosing = false;

  const show = (found: FoundSource | undefined) => {
    if (!found || isChoosing) return;
    current = found;
    panel.outline(found.element);
    panel.describe(
      found.values.map((value) => ({ words: describe(value), href: toFieldUrl(map, value) })),
      found.places,
    );
  };
  const findAt = ({ clientX, clientY }: MouseEvent) => {
    const found = document.elementsFromPoint(clientX, clientY).flatMap((element) => find(element) ?? []);
    // A link may lie over a picture with words for screen readers alone.
    return found.find(({ element }) => element.localName === 'img' || hasTextAt(element, clientX, clientY)) ?? found[0];
  };
  const listen = <K extends 'pointermove' | 'focusin' | 'click'>(name: K, handle: (event: WindowEventMap[K]) => void) =>
    addEventListener(name, (event) => event.composedPath().includes(panel.host) || handle(event), { capture: true, signal });

  listen('pointermove', (event) => show(findAt(event)));
  listen('focusin', ({ target }) => show(find(target as Element)));
  listen('click', (event) => {
    // A press by keyboard has no coordinates.
    const found = event.detail > 0 ? findAt(event) : current?.element.contains(event.target as Node) ? current : undefined;
    if (!found) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    isChoosing = false;
    show(found);
    isChoosing = found.places > 1;
    if (isChoosing) panel.focusChoice();
    else panel.open(toFieldUrl(map, found.values[0]!));
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && (isChoosing = false), { signal });
  const all = findAllSources(document, map, index, location.pathname.replace(/(.)\/$/, '$1'));
  panel.list(all.map(({ values: [value] }) => ({ text: value!.text, words: describe(value!), href: toFieldUrl(map, value!) })));
}

const panel = createPanel();
let editing: AbortController | undefined;
panel.onToggle((isOn) => {
  editing?.abort();
  panel.clear();
  if (!isOn) return;
  const { signal } = (editing = new AbortController());
  void fetch('/admin/source-map.json').then(async (response) => startEditing((await response.json()) as SourceMap, panel, signal));
});
