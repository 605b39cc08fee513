import { hasModifier, type KeyPress } from '../key-press';

/**
 * The index of the header that takes the focus after a key press on a header, or null if the accordion does not handle the key. Arrows wrap
 * around, Home and End go to the ends, disabled headers are skipped, keys with a modifier are ignored (specification, section 4). The
 * button handles Enter and Space itself.
 */
export function getNextHeader(press: KeyPress, current: number, isEnabled: readonly boolean[]): number | null {
  if (hasModifier(press)) return null;
  const enabled = isEnabled.flatMap((isOn, index) => (isOn ? [index] : []));
  if (enabled.length === 0) return null;
  switch (press.key) {
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
