/** Where a navigation ends: at the top, at the element of an id, or where the page was left. */
export type ScrollTarget = 'top' | 'left' | { readonly id: string };

interface NavigationEntry {
  /** The hash of the address, with its `#`. */
  readonly hash: string;
  /** `POP` for back and forward. */
  readonly action?: string;
}

function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** R7: where a navigation ends. A hash leads to its element, even back and forward; where positions are kept, those lead back. */
export function getScrollTarget({ hash, action }: NavigationEntry, restores: boolean): ScrollTarget {
  if (hash.length > 1) return { id: decodeFragment(hash.slice(1)) };
  return restores && action === 'POP' ? 'left' : 'top';
}

/** A hash that can be decoded: Gatsby decodes it as it stands, and a stray `%` there would leave the page blank. */
export function sanitizeHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
