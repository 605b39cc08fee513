/** A key as the browser tells it. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * The header that takes the focus after a key on a header, or null when the key is not the accordion's: arrows move with
 * wrap-around, Home and End go to the ends, disabled headers are passed over, and a key with a modifier is left alone
 * (specification, section 4). Enter and Space are the button's own.
 */
export function getNextHeader(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  current: number,
  isEnabled: readonly boolean[],
): number | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  const enabled = isEnabled.flatMap((isOn, index) => (isOn ? [index] : []));
  if (enabled.length === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return enabled.find((index) => index > current) ?? enabled[0]!;
    case 'ArrowUp':
      return enabled.filter((index) => index < current).at(-1) ?? enabled.at(-1)!;
    case 'Home':
      return enabled[0]!;
    case 'End':
      return enabled.at(-1)!;
    default:
      return null;
  }
}
