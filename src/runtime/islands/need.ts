/**
 * When a page cannot be read without React: an island whose content depends on the address or on this browser. The island carries the name,
 * by which the reader's script finds it before any of its code is there.
 */
export interface Need {
  readonly name: string;
  readonly isMet: () => boolean;
}
