import { hasModifier, type KeyPress } from '../../ui/key-press';

/** The id of a numbered figure on its page, and the hash that opens its picture: `plate-3`. */
export const getFigureId = (number: number): string => `plate-${number}`;

/** The index of the picture that a hash names, or null; the first figure is the first picture. */
export function indexFromHash(hash: string, count: number): number | null {
  const number = /^#plate-([1-9]\d{0,3})$/.exec(hash)?.[1];
  const index = Number(number) - 1;
  return index >= 0 && index < count ? index : null;
}

/** The index of the picture after a key press, or null if the lightbox does not handle the key. It stops at the ends. */
export function getNextPicture(press: KeyPress, index: number, count: number): number | null {
  if (hasModifier(press)) return null;
  switch (press.key) {
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The widest candidate of a `srcset` with width descriptors, in px, or null if it has none. */
export function findWidestCandidate(srcSet: string): { url: string; width: number } | null {
  const files = Array.from(srcSet.matchAll(/(\S+)\s+(\d+)w/g), ([, url, width]) => ({ url: url!, width: Number(width) }));
  return files.sort((a, b) => b.width - a.width)[0] ?? null;
}
