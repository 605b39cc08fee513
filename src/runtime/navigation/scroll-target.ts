/** Where a page scrolls to after a navigation: the top, the element of an id, or the position it was left at. */
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

/** R7: the scroll target of a navigation. A hash leads to its element, also back and forward; else `restores` returns to the old position. */
export function getScrollTarget({ hash, action }: NavigationEntry, restores: boolean): ScrollTarget {
  if (hash.length > 1) return { id: decodeFragment(hash.slice(1)) };
  return restores && action === 'POP' ? 'left' : 'top';
}

/** Makes a hash decodable: Gatsby decodes it, and a stray `%` would leave the page blank. */
export function sanitizeHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
