import { isExternal } from '../../domain/routes/routes';

/** The target of a navigation: a path of the site with its query and hash, or an external address. */
export type Destination = { readonly path: string } | { readonly address: string };

/** Thrown for a navigation that is not allowed. */
export class InvalidDestinationError extends Error {
  override name = 'InvalidDestinationError';
}

/**
 * B6: resolves an address to a destination.
 * @throws {InvalidDestinationError} when the address leads off the site and `mayLeave` is false, and for every scheme but http, https, mailto
 * and tel; above all for `javascript:`.
 */
export function resolveDestination(to: string, mayLeave: boolean): Destination {
  // Browsers remove these characters before they parse an address.
  const target = to.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '');
  const address = target.replaceAll('\\', '/');
  if (!isExternal(address)) return { path: target };
  if (!address.startsWith('//') && !/^(?:https?|mailto|tel):/i.test(address))
    throw new InvalidDestinationError(`\`${to}\` cannot be opened.`);
  if (!mayLeave) throw new InvalidDestinationError(`\`${to}\` leaves the site.`);
  return { address: target };
}
