import { getGuardRedirect } from '../../domain/routes/guards';
import { matchRedirect } from '../../domain/routes/route-rules';
import { isMaintenance } from '../../domain/settings/site-settings';
import { fetchPage, type GatsbyNavigate, getGatsbyWindow, getLoadedPage, type PageResources } from '../gatsby/gatsby-window';
import { createExternalStore } from '../store/external-store';
import { address, toPath } from './address';
import { resolveDestination } from './destination';
import { canReload, loadDocument } from './load-document';
import { versionWatcher } from './version-watcher';
import { withViewTransition } from './view-transition';

/** Why a page is not shown: its code threw, or it could not be fetched. */
export interface NavigationError {
  readonly kind: 'broken' | 'unreachable';
  /** The requested address. */
  readonly href: string;
}

/** The error that the layout shows in place of the page until the next navigation. */
export const navigationErrors = createExternalStore<NavigationError | null>(null);

/** V3: how long a navigation may take, in milliseconds, before its progress is shown. */
const pendingDelay = 250;

/** Whether a navigation takes so long that the layout shows it. */
export const navigationProgress = createExternalStore(false);

/** The number of the latest navigation; the outcome of an earlier one is ignored. */
let latest = 0;
let progressTimer: ReturnType<typeof setTimeout>;
/** Whether Gatsby has rendered the first page. */
let isStarted = false;
/** When the page was opened, in milliseconds since the document was requested. */
let openedAt = 0;

function beginNavigation(): number {
  clearTimeout(progressTimer);
  progressTimer = setTimeout(() => navigationProgress.set(true), pendingDelay);
  return (latest += 1);
}

function endProgress(): void {
  clearTimeout(progressTimer);
  navigationProgress.set(false);
}

/** Drops the pending navigation and keeps the page that is shown. */
export function cancelPending(): void {
  latest += 1;
  endProgress();
}

/** How long the page has been open, in milliseconds. It counts from the request of the document, not from the start of the scripts. */
export const getTimeOnPage = (): number => performance.now() - openedAt;

/** Records the page that is shown now, and clears the error that replaced it. */
export function onNavigated(location: Location): void {
  cancelPending();
  if (isStarted && toPath(location) !== address.get()) openedAt = performance.now();
  isStarted = true;
  address.set(toPath(location));
  navigationErrors.set(null);
}

interface NavigationSteps {
  /** Shows the loaded page. */
  show: () => void;
  isReplacing: boolean;
}

/** M1: reloads the page when a newer build redirects it, as one does that closes the site. */
async function reloadIfRedirected(): Promise<void> {
  await versionWatcher.checkIfDue();
  const { pathname, search } = window.location;
  if (versionWatcher.isStale() && matchRedirect(versionWatcher.getRules(), pathname, search) !== undefined) window.location.reload();
}

/** Shows a page whose data and code are there. A path without a page may be a redirect or an error: the host answers with the right status. */
function showPage(page: PageResources, href: string, id: number, { show, isReplacing }: NavigationSteps): void {
  const redirect = page.isMissing ? href : getGuardRedirect(page.json?.pageContext?.guards ?? [], isMaintenance);
  if (redirect === undefined) withViewTransition(() => id === latest && show());
  else loadDocument(redirect, isReplacing);
}

async function openPage(to: string, steps: NavigationSteps): Promise<void> {
  const url = new URL(to, window.location.href);
  const [path, href] = [toPath(url), toPath(url) + url.hash];
  // An address that differs from the page's only in its hash is no navigation.
  if (path === address.get()) {
    cancelPending();
    navigationErrors.set(null);
    return steps.show();
  }
  if (versionWatcher.isStale()) {
    cancelPending();
    return loadDocument(href, steps.isReplacing);
  }
  const id = beginNavigation();
  void reloadIfRedirected();
  const page = getLoadedPage(path) ?? (await fetchPage(path).catch(() => undefined));
  if (id !== latest) return;
  endProgress();
  if (page) return showPage(page, href, id, steps);
  const isAllowed = await canReload(href);
  if (id !== latest) return;
  if (isAllowed) loadDocument(href, steps.isReplacing);
  else navigationErrors.set({ kind: 'unreachable', href });
}

/** Gatsby's own navigation, which shows a loaded page. */
let gatsbyNavigate: GatsbyNavigate = () => undefined;

interface NavigationOptions {
  replace?: boolean;
  state?: object;
  /** Whether the address may leave the site. */
  isExternal?: boolean;
}

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
  if (!event.isTrusted) return;
  const path = toPath(window.location);
  if (path === address.get()) return cancelPending();
  event.stopImmediatePropagation();
  const show = () => void window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
  void openPage(path + window.location.hash, { show, isReplacing: true });
}

/** Handles back and forward before Gatsby; must be called before Gatsby's own code is imported. */
export function interceptPopstate(): void {
  address.set(toPath(window.location));
  window.addEventListener('popstate', onPopstate);
}

/** Replaces Gatsby's navigation, also for its links. */
export function overrideNavigate(): void {
  const gatsby = getGatsbyWindow();
  gatsbyNavigate = gatsby.___navigate;
  gatsby.___navigate = (to, options) => (typeof to === 'number' ? gatsbyNavigate(to) : navigateTo(to, options));
  gatsby.___push = (to) => navigateTo(to);
  gatsby.___replace = (to) => navigateTo(to, { replace: true });
  onNavigated(window.location);
}
