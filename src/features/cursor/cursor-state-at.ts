import type { Point } from './follower';

type CursorState = 'dot' | 'ring' | 'hidden';

const fieldSelector = 'input, textarea, select';
const controlSelector = 'a, button, summary, label, [role="button"]';
const pictureSelector = 'img, picture';
/** Elements that may cover their own picture: a hero with text, a figure with a scrim. */
const containerSelector = 'section, figure, li, [role="dialog"]';

/** V2: hidden over pictures and fields, a ring over links and buttons, a dot elsewhere. */
export function cursorStateAt(element: Element, { x, y }: Point): CursorState {
  if (element.closest(fieldSelector)) return 'hidden';
  const control = element.closest(controlSelector);
  const container = control ?? element.closest(containerSelector) ?? element;
  const isOverPicture = document
    .elementsFromPoint(x, y)
    .some((candidate) => candidate.matches(pictureSelector) && container.contains(candidate));
  if (isOverPicture) return 'hidden';
  return control ? 'ring' : 'dot';
}
