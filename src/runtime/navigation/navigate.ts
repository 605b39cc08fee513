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
  /** Shows a page that is there. */
  show: () => void;
  isReplacing: boolean;
}

/** The navigation under way: a slow one that a later one overtook comes to nothing. */
let navigationId = 0;

const toPath = ({ pathname, search }: Location | URL) => pathname + search;

/** The path whose page is shown; an address that differs from it in its hash alone is no navigation. */
let currentPath = '';

/** When the page that is shown was opened, in milliseconds since the document was asked for. */
let pageOpenedAt = 0;

/** How long the page that is shown has been open, in milliseconds: counted from the visitor's side, however late the scripts came. */
export const getTimeOnPage = (): number => performance.now() - pageOpenedAt;

/** Keeps the page that is shown: whatever was on its way is not wanted any more. */
export function cancelPending(): void {
  navigationId += 1;
  navigationProgress.finish();
}

/** Says which page is shown now. */
export function onNavigated(location: Location): void {
  const path = toPath(location);
  if (currentPath !== '' && path !== currentPath) pageOpenedAt = performance.now();
  currentPath = path;
  navigationErrors.clear();
  navigationProgress.finish();
}

function completeNavigation(to: string, loaded: LoadResult, { show, isReplacing }: NavigationSteps): void {
  const mine = navigationId;
  // What is no page here may be a redirect or an error there: the host knows, and answers with the right status.
  if (loaded.is === 'missing') return loadDocument(to, isReplacing);
  if (loaded.is !== 'there') {
    navigationProgress.finish();
    return void reloadOnce(to, isReplacing);
  }
  const elsewhere = getGuardRedirect(loaded.page.json?.pageContext?.guards ?? [], { isMaintenance });
  if (elsewhere === undefined) withViewTransition(() => mine === navigationId && show());
  else loadDocument(elsewhere, isReplacing);
}

/** M1: a build that closed the site since sends its visitors away, wherever they have come to meanwhile. */
async function reloadIfRedirected(): Promise<void> {
  await versionWatcher.checkIfDue();
  const { pathname, search } = window.location;
  if (versionWatcher.isStale() && matchRedirect(versionWatcher.getRules(), pathname, search) !== undefined) window.location.reload();
}

async function openPage(to: string, steps: NavigationSteps): Promise<void> {
  const url = new URL(to, window.location.href);
  const path = toPath(url);
  const mine = ++navigationId;
  if (path === currentPath) {
    navigationErrors.clear();
    return steps.show();
  }
  if (versionWatcher.isStale()) return loadDocument(path + url.hash, steps.isReplacing);
  void reloadIfRedirected();
  const page = getLoadedPage(path);
  if (page) return completeNavigation(path + url.hash, { is: 'there', page }, steps);
  navigationProgress.start();
  const loaded = await loadPage(path);
  if (mine === navigationId) completeNavigation(path + url.hash, loaded, steps);
}

/** Gatsby's own navigation, which shows a page that is there. */
let gatsbyNavigate: GatsbyNavigate = () => undefined;

/**
 * The one way to another page by script: obeys the build's rules and guards, opens a newer build as a document, and recovers what
 * could not be fetched.
 * @throws {NavigationRefusal} for an address elsewhere without `isExternal`, and for one that would run a script.
 */
export function navigateTo(to: string, { isExternal = false, ...options }: NavigationOptions = {}): void {
  const destination = resolveDestination(to, isExternal);
  if ('address' in destination) return window.location.assign(destination.address);
  const { pathname, search, hash } = new URL(destination.path, window.location.href);
  const ruled = matchRedirect(versionWatcher.getRules(), pathname, search);
  if (ruled !== undefined) return navigateTo(ruled + (ruled.includes('#') ? '' : hash), { isExternal: true, ...options });
  void openPage(destination.path, { show: () => gatsbyNavigate(to, options), isReplacing: options.replace === true });
}

/** Back and forward; the address has changed already, and Gatsby has not heard of it yet. */
function onPopstate(event: PopStateEvent): void {
  const { hash } = window.location;
  const path = toPath(window.location);
  if (!event.isTrusted || currentPath === '') return;
  if (path === currentPath) return cancelPending();
  event.stopImmediatePropagation();
  const show = () => void window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
  void openPage(path + hash, { show, isReplacing: true });
}

/** Hears of back and forward before Gatsby does; must be called before Gatsby's own code is imported. */
export const interceptPopstate = (): void => window.addEventListener('popstate', onPopstate);

/** Puts `navigateTo` in the place of Gatsby's navigation, for its links too. */
export function overrideNavigate(): void {
  const gatsby = getGatsbyWindow();
  gatsbyNavigate = gatsby.___navigate;
  gatsby.___navigate = (to, options) => (typeof to === 'number' ? gatsbyNavigate(to) : navigateTo(to, options));
  gatsby.___push = (to) => navigateTo(to);
  gatsby.___replace = (to) => navigateTo(to, { replace: true });
  currentPath = toPath(window.location);
}
