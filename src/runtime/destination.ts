import { isExternal } from '../domain/addresses';

/** Thrown for an address that a script may not open. */
export class InvalidDestinationError extends Error {
  override name = 'InvalidDestinationError';
}

/**
 * B6: the address as browsers read it, and whether it leads off the site.
 * @throws {InvalidDestinationError} when it does and `mayLeave` is false, and for every scheme but http, https, mailto and tel; above all for
 * `javascript:`.
 */
export function resolveDestination(to: string, mayLeave: boolean): { target: string; isAway: boolean } {
  // Browsers remove these characters before they parse an address.
  const target = to.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '');
  const slashed = target.replaceAll('\\', '/');
  const isAway = isExternal(slashed);
  if (isAway && !/^(?:\/\/|(?:https?|mailto|tel):)/i.test(slashed)) throw new InvalidDestinationError(`\`${to}\` cannot be opened.`);
  if (isAway && !mayLeave) throw new InvalidDestinationError(`\`${to}\` leaves the site.`);
  return { target, isAway };
}

/**
 * Opens an address. Every address that a script opens comes through here.
 * @throws {InvalidDestinationError} when it leads off the site without `isExternal`, or would run a script.
 */
export function openAddress(to: string, { isExternal: mayLeave = false } = {}): void {
  window.location.assign(resolveDestination(to, mayLeave).target);
}

/** Thrown for a path that is not a path of the site. */
export class InvalidPayloadPathError extends Error {
  override name = 'InvalidPayloadPathError';
}

/**
 * B3: the URL of a page's data for one build: `/our-story/_payload.json?3f2a`. The host rewrites it to the page data of Gatsby.
 * @param path of the page, with a leading slash and without query and hash.
 * @param build the id of the build that the page belongs to.
 * @throws {InvalidPayloadPathError} when the path is not one, or contains a hostname, as `//host` does.
 */
export function getPayloadUrl(path: string, build: string): string {
  if (!/^\/(?![/\\])[^\\\s?#]*$/.test(path)) throw new InvalidPayloadPathError(`\`${path}\` is not a path of this site.`);
  return `${path.replace(/\/+$/, '')}/_payload.json?${encodeURIComponent(build)}`;
}

/** The shortest time between two reloads of a path, in milliseconds. From the owner's list of constants. */
const reloadCooldown = 10_000;

/**
 * B4: whether a path may be reloaded now; if so, records when. A time in the future, left by a clock that was set back, counts as now. Without
 * storage it may not: nothing would end a loop.
 */
export function tryRecordReload(path: string, storage: () => Storage, now: number): boolean {
  try {
    const key = `reloaded ${path}`;
    if (now - Number(storage().getItem(key)) < reloadCooldown) return false;
    storage().setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Whether the host answers, with any status. */
const isHostReachable = (path: string): Promise<boolean> =>
  fetch(getPayloadUrl(path, ''), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether a visitor writes or chooses something on the page, or has done so: a reload would lose it. */
const hasInput = (): boolean =>
  document.activeElement?.matches('input, textarea, select') ||
  Array.from(document.querySelectorAll<Element & Partial<HTMLInputElement & HTMLOptionElement>>('input, textarea, option')).some(
    ({ value, defaultValue = value, checked, defaultChecked, selected, defaultSelected }) =>
      value !== defaultValue || checked !== defaultChecked || selected !== defaultSelected,
  );

/**
 * B4: for code that did not come. Says so, and loads the page again, from which an old address of a script is gone, at most once for each path in
 * ten seconds: when the host answers, and nothing that is typed would be lost.
 */
export async function reloadOnce(): Promise<void> {
  const fault = document.getElementById('fault');
  if (fault) fault.hidden = false;
  const { pathname } = window.location;
  if (hasInput() || !(await isHostReachable(pathname)) || hasInput()) return;
  if (tryRecordReload(pathname, () => sessionStorage, Date.now())) window.location.reload();
}
