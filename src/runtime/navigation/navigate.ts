import { resolveDestination } from './resolve-destination';
import { getGuardRedirect } from '../../domain/routes/guards';
import { matchRedirect } from '../../domain/routes/route-rules';
import { isMaintenance } from '../../domain/settings/site-settings';
import { withViewTransition } from './view-transition';
import { navigationErrors } from './navigation-error';
import { loadDocument, reloadOnce } from './load-document';
import { getGatsbyWindow, type LoadResult, getLoadedPage, loadPage, type GatsbyNavigate } from '../gatsby/gatsby-window';
import { versionWatcher } from './version-polling';
import { navigationProgress } from './navigation-progress';

interface NavigationOptions {
  replace?: boolean;
  state?: object;
  /** Whether the address may leave the site. */
  isExternal?: boolean;
}

interface NavigationSteps {
  /** Shows the loaded page. */
  show: () => void;
  isReplacing: boolean;
}

/** The latest navigation: one that a later one has replaced is dropped. */
let navigationId = 0;

const toPath = ({ pathname, search }: Location | URL) => pathname + search;

/** The path and query of the page that is shown; an address that differs only in its hash is no navigation. */
let currentPath = '';

/** When the page that is shown was opened, in milliseconds since the document was requested. */
let pageOpenedAt = 0;

/** How long the page has been open, in milliseconds. It counts from the request of the document, not from the start of the scripts. */
export const getTimeOnPage = (): number => performance.now() - pageOpenedAt;

/** Drops the pending navigation and keeps the page that is shown. */
export function cancelPending(): void {
  navigationId += 1;
  navigationProgress.finish();
}

/** Records the page that is shown now. */
export function onNavigated(location: Location): void {
  const path = toPath(location);
  if (currentPath !== '' && path !== currentPath) pageOpenedAt = performance.now();
  currentPath = path;
  navigationErrors.clear();
  navigationProgress.finish();
}

function completeNavigation(to: string, loaded: LoadResult, { show, isReplacing }: NavigationSteps): void {
  const id = navigationId;
  // A path without a page may be a redirect or an error: the host answers with the right status.
  if (loaded.status === 'missing') return loadDocument(to, isReplacing);
  if (loaded.status !== 'loaded') {
    navigationProgress.finish();
    return void reloadOnce(to, isReplacing);
  }
  const redirect = getGuardRedirect(loaded.page.json?.pageContext?.guards ?? [], { isMaintenance });
  if (redirect === undefined) withViewTransition(() => id === navigationId && show());
  else loadDocument(redirect, isReplacing);
}

/** M1: reloads the page when a newer build redirects it, as one does that closes the site. */
async function reloadIfRedirected(): Promise<void> {
  await versionWatcher.checkIfDue();
  const { pathname, search } = window.location;
  if (versionWatcher.isStale() && matchRedirect(versionWatcher.getRules(), pathname, search) !== undefined) window.location.reload();
}

async function openPage(to: string, steps: NavigationSteps): Promise<void> {
  const url = new URL(to, window.location.href);
  const path = toPath(url);
  const id = ++navigationId;
  if (path === currentPath) {
    navigationErrors.clear();
    return steps.show();
  }
  if (versionWatcher.isStale()) return loadDocument(path + url.hash, steps.isReplacing);
  void reloadIfRedirected();
  const page = getLoadedPage(path);
  if (page) return completeNavigation(path + url.hash, { status: 'loaded', page }, steps);
  navigationProgress.start();
  const loaded = await loadPage(path);
  if (id === navigationId) completeNavigation(path + url.hash, loaded, steps);
}

/** Gatsby's own navigation, which shows a loaded page. */
let gatsbyNavigate: GatsbyNavigate = () => undefined;

/**
 * Opens another page. Every navigation by script comes through here: it applies the redirect rules and the guards of the build, loads a
 * document when there is a newer build, and recovers from failed fetches.
 * @throws {InvalidDestinationError} when the address leads off the site without `isExternal`, or would run a script.
 */
export function navigateTo(to: string, { isExternal = false, ...options }: NavigationOptions = {}): void {
  const destination = resolveDestination(to, isExternal);
  if ('address' in destination) return window.location.assign(destination.address);
  const { pathname, search, hash } = new URL(destination.path, window.location.href);
  const redirect = matchRedirect(versionWatcher.getRules(), pathname, search);
  if (redirect !== undefined) return navigateTo(redirect + (redirect.includes('#') ? '' : hash), { isExternal: true, ...options });
  void openPage(destination.path, { show: () => gatsbyNavigate(to, options), isReplacing: options.replace === true });
}

/** Back and forward: the address has changed already, and Gatsby has not been notified. */
function onPopstate(event: PopStateEvent): void {
  const { hash } = window.location;
  const path = toPath(window.location);
  if (!event.isTrusted || currentPath === '') return;
  if (path === currentPath) return cancelPending();
  event.stopImmediatePropagation();
  const show = () => void window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
  void openPage(path + hash, { show, isReplacing: true });
}

/** Handles back and forward before Gatsby; must be called before Gatsby's own code is imported. */
export const interceptPopstate = (): void => window.addEventListener('popstate', onPopstate);

/** Replaces Gatsby's navigation, also for its links. */
export function overrideNavigate(): void {
  const gatsby = getGatsbyWindow();
  gatsbyNavigate = gatsby.___navigate;
  gatsby.___navigate = (to, options) => (typeof to === 'number' ? gatsbyNavigate(to) : navigateTo(to, options));
  gatsby.___push = (to) => navigateTo(to);
  gatsby.___replace = (to) => navigateTo(to, { replace: true });
  currentPath = toPath(window.location);
}
