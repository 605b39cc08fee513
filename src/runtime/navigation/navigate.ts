import { findRedirect, getGuardRedirect } from '../../domain/route-rules';
import { isExternal } from '../../domain/routes';
import { isMaintenance } from '../../domain/site-settings';
import { fetchPage, type GatsbyNavigate, getGatsbyWindow, type PageResources } from '../gatsby/gatsby-window';
import { createStore } from '../store';
import { address, toPath } from './address';
import { canReload, loadDocument } from './load-document';
import { versionWatcher } from './newer-build';

/** Why a page is not shown: its code threw, or it could not be fetched. */
export interface NavigationError {
  readonly kind: 'broken' | 'unreachable';
  /** The requested address. */
  readonly href: string;
}

/** The error that the layout shows in place of the page until the next navigation. */
export const navigationErrors = createStore<NavigationError | null>(null);

/** Whether a navigation takes so long that the layout shows it. */
export const navigationProgress = createStore(false);

/** V3: how long a navigation may take, in milliseconds, before its progress is shown. */
const pendingDelay = 250;

/** M1: the shortest time between two checks for a newer build on navigation, in milliseconds. */
const minCheckInterval = 60_000;

/** X8: how long the previous page may stay while a transition to the next one is prepared, in milliseconds. */
const preparationTimeout = 100;

/** X8: how late after the press a page may come, in milliseconds, to be shown in a transition. */
const transitionLimit = 50;

/** The number of the latest navigation; the outcome of an earlier one is ignored. */
let latest = 0;
let progressTimer: ReturnType<typeof setTimeout>;
/** When the page was opened, in milliseconds since the document was requested. */
let openedAt = 0;
let isSlow = false;
let resolveTransition: () => void = () => undefined;
/** Gatsby's own navigation, which shows a loaded page. */
let gatsbyNavigate: GatsbyNavigate = () => undefined;

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
  if (toPath(location) !== address.get()) openedAt = performance.now();
  address.set(toPath(location));
  navigationErrors.set(null);
}

/** Reports that the page has rendered and scrolled to its target. */
export const finishTransition = (): void => resolveTransition();

/**
 * Shows a page in a view transition. Without support for view transitions, or when the visitor prefers reduced motion, it is shown at once:
 * also on a machine that could not prepare an earlier transition in time.
 */
export function withViewTransition(show: () => void): void {
  if (isSlow || !('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  const { documentElement: root } = document;
  // By this attribute, styles distinguish the page that is left from the next one (ui/picture.module.css).
  root.dataset['leaving'] = '';
  const transition = document.startViewTransition(() => {
    delete root.dataset['leaving'];
    // Skips the transition of an earlier navigation, whose page is not shown.
    resolveTransition();
    const isRendered = new Promise<void>((resolve) => {
      resolveTransition = resolve;
    });
    show();
    return isRendered;
  });
  const timer = setTimeout(() => {
    isSlow = true;
    transition.skipTransition();
  }, preparationTimeout);
  const stop = () => clearTimeout(timer);
  // Both promises reject when a later navigation skips the transition.
  transition.ready.then(stop, stop);
  transition.finished.catch(stop);
}

/** M1: reloads the page when a newer build redirects it, as one does that closes the site. */
async function reloadIfRedirected(): Promise<void> {
  await versionWatcher.check(minCheckInterval);
  const { pathname, search } = window.location;
  if (versionWatcher.isStale() && findRedirect(versionWatcher.getRules(), pathname, search)) window.location.reload();
}

/** Where the host has to be asked for a page: a path without a page may be a redirect or an error, and a guard sends a visitor elsewhere. */
const getDocumentAddress = (page: PageResources, path: string, href: string): string | undefined =>
  getGatsbyWindow().___loader.isPageNotFound(path) ? href : getGuardRedirect(page.json?.pageContext?.guards ?? [], isMaintenance);

/** Opens an address of the site: `show` shows its page once it is loaded. */
async function openPage(to: string, show: () => void, isReplacing: boolean): Promise<void> {
  const url = new URL(to, window.location.href);
  const [path, href] = [toPath(url), toPath(url) + url.hash];
  // An address that differs from the page's only in its hash is no navigation.
  if (path === address.get()) {
    cancelPending();
    navigationErrors.set(null);
    return show();
  }
  if (versionWatcher.isStale()) {
    cancelPending();
    return loadDocument(href, isReplacing);
  }
  clearTimeout(progressTimer);
  progressTimer = setTimeout(() => navigationProgress.set(true), pendingDelay);
  const id = (latest += 1);
  const begunAt = performance.now();
  void reloadIfRedirected();
  const page = await fetchPage(path, versionWatcher.getCode(path)).catch(() => undefined);
  if (id !== latest) return;
  endProgress();
  if (page) {
    const documentAddress = getDocumentAddress(page, path, href);
    if (documentAddress !== undefined) return loadDocument(documentAddress, isReplacing);
    if (performance.now() - begunAt > transitionLimit) return show();
    return withViewTransition(() => (id === latest ? show() : finishTransition()));
  }
  const isAllowed = await canReload(href);
  if (id !== latest) return;
  if (isAllowed) loadDocument(href, isReplacing);
  else navigationErrors.set({ kind: 'unreachable', href });
}

/** Thrown for a navigation that is not allowed. */
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
export function navigateTo(to: string, { isExternal: mayLeave = false, ...options }: NavigationOptions = {}): void {
  const { target, isAway } = resolveDestination(to, mayLeave);
  if (isAway) return window.location.assign(target);
  const { pathname, search, hash } = new URL(target, window.location.href);
  const redirect = findRedirect(versionWatcher.getRules(), pathname, search)?.to;
  if (redirect !== undefined) return navigateTo(redirect + (redirect.includes('#') ? '' : hash), { isExternal: true, ...options });
  const href = pathname + search + hash;
  void openPage(href, () => gatsbyNavigate(href, options), options.replace === true);
}

/** Back and forward: the address has changed already, and Gatsby has not been notified. */
function onPopstate(event: PopStateEvent): void {
  if (!event.isTrusted) return;
  const path = toPath(window.location);
  if (path === address.get()) return cancelPending();
  event.stopImmediatePropagation();
  const show = () => void window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
  void openPage(path + window.location.hash, show, true);
}

/** Handles back and forward before Gatsby, whose router must not listen yet. */
export function interceptPopstate(): void {
  address.set(toPath(window.location));
  window.addEventListener('popstate', onPopstate);
}

/** Replaces Gatsby's navigation. */
export function overrideNavigate(): void {
  const gatsby = getGatsbyWindow();
  gatsbyNavigate = gatsby.___navigate;
  gatsby.___navigate = navigateTo;
}
