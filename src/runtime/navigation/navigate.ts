import { resolveDestination } from './resolve-destination';
import { getGuardRedirect } from '../../domain/routes/guards';
import { matchRedirect } from '../../domain/routes/route-rules';
import { isMaintenance } from '../../domain/settings/site-settings';
import { withViewTransition } from './view-transition';
import { navigationErrors } from './navigation-error';
import { canReload, loadDocument } from './load-document';
import { initialNavigation, type NavigationEvent, reduceNavigation } from './navigation-machine';
import { getGatsbyWindow, type LoadResult, getLoadedPage, loadPage, type GatsbyNavigate } from '../gatsby/gatsby-window';
import { versionWatcher } from './version-watcher';
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

let state = initialNavigation;

/** Applies an event and shows the progress of what it starts. Returns whether the event counts; an outcome that came too late does not. */
function dispatch(event: NavigationEvent): boolean {
  const previous = state;
  state = reduceNavigation(state, event);
  if (state === previous) return false;
  if (state.status === 'loading') navigationProgress.start();
  else navigationProgress.finish();
  return true;
}

const toPath = ({ pathname, search }: Location | URL) => pathname + search;

/** How long the page has been open, in milliseconds. It counts from the request of the document, not from the start of the scripts. */
export const getTimeOnPage = (): number => performance.now() - state.openedAt;

/** Drops the pending navigation and keeps the page that is shown. */
export const cancelPending = (): void => void dispatch({ type: 'cancelled' });

const recordPage = (location: Location) => dispatch({ type: 'rendered', path: toPath(location), time: performance.now() });

/** Records the page that is shown now, and clears the error that replaced it. */
export function onNavigated(location: Location): void {
  recordPage(location);
  navigationErrors.set(null);
}

function completeNavigation(href: string, result: LoadResult, { show, isReplacing }: NavigationSteps): void {
  const { id } = state;
  // A path without a page may be a redirect or an error: the host answers with the right status.
  if (result.status === 'missing') return loadDocument(href, isReplacing);
  if (result.status === 'failed')
    return void canReload(href).then((isAllowed) => {
      if (!dispatch({ type: 'recovered', id })) return;
      if (isAllowed) loadDocument(href, isReplacing);
      else navigationErrors.set({ kind: 'unreachable', href });
    });
  const redirect = getGuardRedirect(result.page.json?.pageContext?.guards ?? [], isMaintenance);
  if (redirect === undefined) withViewTransition(() => id === state.id && show());
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
  // An address that differs from the page's only in its hash is no navigation.
  if (path === state.path) {
    cancelPending();
    navigationErrors.set(null);
    return steps.show();
  }
  if (versionWatcher.isStale()) {
    cancelPending();
    return loadDocument(path + url.hash, steps.isReplacing);
  }
  dispatch({ type: 'requested' });
  const { id } = state;
  void reloadIfRedirected();
  const page = getLoadedPage(path);
  const result = page ? ({ status: 'loaded', page } as const) : await loadPage(path);
  if (dispatch({ type: result.status, id })) completeNavigation(path + url.hash, result, steps);
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
  if (!event.isTrusted) return;
  if (path === state.path) return cancelPending();
  event.stopImmediatePropagation();
  // Gatsby would render the page of the previous address at the new one.
  if (state.status === 'starting') return window.location.reload();
  const show = () => void window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
  void openPage(path + hash, { show, isReplacing: true });
}

/** Handles back and forward before Gatsby; must be called before Gatsby's own code is imported. */
export function interceptPopstate(): void {
  state = { ...state, path: toPath(window.location) };
  window.addEventListener('popstate', onPopstate);
}

/** Replaces Gatsby's navigation, also for its links. */
export function overrideNavigate(): void {
  const gatsby = getGatsbyWindow();
  gatsbyNavigate = gatsby.___navigate;
  gatsby.___navigate = (to, options) => (typeof to === 'number' ? gatsbyNavigate(to) : navigateTo(to, options));
  gatsby.___push = (to) => navigateTo(to);
  gatsby.___replace = (to) => navigateTo(to, { replace: true });
  recordPage(window.location);
}
