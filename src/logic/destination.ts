import { isExternal } from './routes';

/** Where a navigation leads: a path of the site with its query and hash, or an address elsewhere. */
export type Destination = { readonly path: string } | { readonly address: string };

/** Raised for a navigation that must not happen. */
export class NavigationRefusal extends Error {
  override name = 'NavigationRefusal';
}

// Browsers take these characters out of an address before they read it.
const bare = (to: string) => to.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '');

/**
 * B6: where an address leads.
 * @throws {NavigationRefusal} for one that leaves the site where the caller did not say that it may, and for every scheme but
 * http, https, mailto and tel, `javascript:` before all.
 */
export function destinationOf(to: string, mayLeave: boolean): Destination {
  const address = bare(to).replaceAll('\\', '/');
  if (!isExternal(address)) return { path: bare(to) };
  if (!address.startsWith('//') && !/^(?:https?|mailto|tel):/i.test(address))
    throw new NavigationRefusal(`\`${to}\` is no address that can be opened.`);
  if (!mayLeave) throw new NavigationRefusal(`\`${to}\` leaves the site: say that it may.`);
  return { address: bare(to) };
}
