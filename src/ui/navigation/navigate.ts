import { destinationOf } from '../../logic/destination';
import { sentElsewhere } from '../../logic/guards';
import { ruledTarget } from '../../logic/route-rules';
import { isMaintenance } from '../../logic/setting';
import { crossFade } from './cross-fade';
import { faults } from './fault';
import { fullLoad, recover } from './full-load';
import { gatsbyWindow, type Loaded, loadedPage, loadPage, type Navigate } from './gatsby-window';
import { buildWatch } from './watch-build';
import { waiting } from './waiting';

interface NavigationOptions {
  replace?: boolean;
  state?: object;
  /** Whether the address may leave the site. */
  isExternal?: boolean;
}

interface Steps {
  /** Shows a page that is there. */
  show: () => void;
  isReplacing: boolean;
}

/** The navigation under way: a slow one that a later one overtook comes to nothing. */
let turn = 0;

const pathOf = ({ pathname, search }: Location | URL) => pathname + search;

/** The path whose page is shown; an address that differs from it in its hash alone is no navigation. */
let shown = '';

/** When the page that is shown was opened, in milliseconds since the document was asked for. */
let openedAt = 0;

/** How long the page that is shown has been open, in milliseconds: counted from the visitor's side, however late the scripts came. */
export const timeOpen = (): number => performance.now() - openedAt;

/** Keeps the page that is shown: whatever was on its way is not wanted any more. */
export function stay(): void {
  turn += 1;
  waiting.end();
}

/** Says which page is shown now. */
export function arrived(location: Location): void {
  const path = pathOf(location);
  if (shown !== '' && path !== shown) openedAt = performance.now();
  shown = path;
  faults.clear();
  waiting.end();
}

function finish(to: string, loaded: Loaded, { show, isReplacing }: Steps): void {
  const mine = turn;
  // What is no page here may be a redirect or an error there: the host knows, and answers with the right status.
  if (loaded.is === 'missing') return fullLoad(to, isReplacing);
  if (loaded.is !== 'there') {
    waiting.end();
    return void recover(to, isReplacing);
  }
  const elsewhere = sentElsewhere(loaded.page.json?.pageContext?.guards ?? [], { isMaintenance });
  if (elsewhere === undefined) crossFade(() => mine === turn && show());
  else fullLoad(elsewhere, isReplacing);
}

/** M1: a build that closed the site since sends its visitors away, wherever they have come to meanwhile. */
async function lookAround(): Promise<void> {
  await buildWatch.lookIfDue();
  const { pathname, search } = window.location;
  if (buildWatch.isStale() && ruledTarget(buildWatch.rules(), pathname, search) !== undefined) window.location.reload();
}

async function open(to: string, steps: Steps): Promise<void> {
  const url = new URL(to, window.location.href);
  const path = pathOf(url);
  const mine = ++turn;
  if (path === shown) {
    faults.clear();
    return steps.show();
  }
  if (buildWatch.isStale()) return fullLoad(path + url.hash, steps.isReplacing);
  void lookAround();
  const page = loadedPage(path);
  if (page) return finish(path + url.hash, { is: 'there', page }, steps);
  waiting.begin();
  const loaded = await loadPage(path);
  if (mine === turn) finish(path + url.hash, loaded, steps);
}

/** Gatsby's own navigation, which shows a page that is there. */
let showByGatsby: Navigate = () => undefined;

/**
 * The one way to another page by script: obeys the build's rules and guards, opens a newer build as a document, and recovers what
 * could not be fetched.
 * @throws {NavigationRefusal} for an address elsewhere without `isExternal`, and for one that would run a script.
 */
export function navigateTo(to: string, { isExternal = false, ...options }: NavigationOptions = {}): void {
  const destination = destinationOf(to, isExternal);
  if ('address' in destination) return window.location.assign(destination.address);
  const { pathname, search, hash } = new URL(destination.path, window.location.href);
  const ruled = ruledTarget(buildWatch.rules(), pathname, search);
  if (ruled !== undefined) return navigateTo(ruled + (ruled.includes('#') ? '' : hash), { isExternal: true, ...options });
  void open(destination.path, { show: () => showByGatsby(to, options), isReplacing: options.replace === true });
}

/** Back and forward; the address has changed already, and Gatsby has not heard of it yet. */
function onPopstate(event: PopStateEvent): void {
  const { hash } = window.location;
  const path = pathOf(window.location);
  if (!event.isTrusted || shown === '') return;
  if (path === shown) return stay();
  event.stopImmediatePropagation();
  const show = () => void window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
  void open(path + hash, { show, isReplacing: true });
}

/** Hears of back and forward before Gatsby does; must be called before Gatsby's own code is imported. */
export const hearBackAndForward = (): void => window.addEventListener('popstate', onPopstate);

/** Puts `navigateTo` in the place of Gatsby's navigation, for its links too. */
export function takeNavigation(): void {
  const gatsby = gatsbyWindow();
  showByGatsby = gatsby.___navigate;
  gatsby.___navigate = (to, options) => (typeof to === 'number' ? showByGatsby(to) : navigateTo(to, options));
  gatsby.___push = (to) => navigateTo(to);
  gatsby.___replace = (to) => navigateTo(to, { replace: true });
  shown = pathOf(window.location);
}
