import type { Point } from '../../logic/cursor';

export type CursorState = 'dot' | 'ring' | 'hidden';

const fields = 'input, textarea, select';
const controls = 'a, button, summary, label, [role="button"]';
const pictures = 'img, picture';
/** What may lie over its own picture: words over a hero, a veil over a plate. */
const frames = 'section, figure, li, [role="dialog"]';

/** V2: hidden over pictures and fields, a ring over links and buttons, a dot elsewhere. */
export function stateAt(element: Element, { x, y }: Point): CursorState {
  if (element.closest(fields)) return 'hidden';
  const control = element.closest(controls);
  const holder = control ?? element.closest(frames) ?? element;
  const isOverPicture = document.elementsFromPoint(x, y).some((below) => below.matches(pictures) && holder.contains(below));
  if (isOverPicture) return 'hidden';
  return control ? 'ring' : 'dot';
}
