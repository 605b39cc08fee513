import { isExternal } from '../../domain/routes/routes';

/** Where a navigation leads: a path of the site with its query and hash, or an address elsewhere. */
export type Destination = { readonly path: string } | { readonly address: string };

/** Raised for a navigation that must not happen. */
export class InvalidDestinationError extends Error {
  override name = 'InvalidDestinationError';
}

// Browsers take these characters out of an address before they read it.
const stripIgnoredCharacters = (to: string) => to.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '');

/**
 * B6: where an address leads.
 * @throws {InvalidDestinationError} for one that leaves the site where the caller did not say that it may, and for every scheme but
 * http, https, mailto and tel, `javascript:` before all.
 */
export function resolveDestination(to: string, mayLeave: boolean): Destination {
  const address = stripIgnoredCharacters(to).replaceAll('\\', '/');
  if (!isExternal(address)) return { path: stripIgnoredCharacters(to) };
  if (!address.startsWith('//') && !/^(?:https?|mailto|tel):/i.test(address))
    throw new InvalidDestinationError(`\`${to}\` is no address that can be opened.`);
  if (!mayLeave) throw new InvalidDestinationError(`\`${to}\` leaves the site: say that it may.`);
  return { address: stripIgnoredCharacters(to) };
}
