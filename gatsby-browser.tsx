import type { GatsbyBrowser } from 'gatsby';
import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import './src/runtime/navigation/early-listeners';
import { hydratedEvent } from './src/domain/hydration/early-press';
import { Root } from './src/layouts/root';
import { focusPressedButton } from './src/runtime/focus/focus-pressed-button';
import { isCrawler } from './src/runtime/islands/is-crawler';
import { finishTransition } from './src/runtime/navigation/view-transition';
import { interceptLinks } from './src/runtime/navigation/intercept-links';
import { delegatesScroll, scrollToTarget, disableScrollRestoration, expandTarget } from './src/runtime/navigation/scroll-target';
import { onNavigated, overrideNavigate } from './src/runtime/navigation/navigate';
import { prefetchOnIntent } from './src/runtime/prefetch/prefetch';
import { navigationProgress } from './src/runtime/navigation/navigation-progress';
import { startVitals } from './src/runtime/vitals/start-vitals';
import { startVersionPolling } from './src/runtime/navigation/version-watcher';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => <Root element={element} props={props} />;

export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/** Hydrates as a transition, which yields to the visitor every few milliseconds. */
const hydrateInTransition = (page: React.ReactNode, container: Element): void =>
  React.startTransition(() => void hydrateRoot(container, page));

// B7: a crawler keeps the prerendered page, even if a script fails. `gatsby develop` has no prerendered pages.
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  if (isCrawler(navigator.userAgent)) return () => undefined;
  return process.env.NODE_ENV === 'production' ? (hydrateInTransition as () => void) : undefined!;
};

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // G4: a board keeps the files of its page for offline use. By default the browser lists only the first 250 files of a visit.
  performance.setResourceTimingBufferSize(5_000);
  disableScrollRestoration();
  focusPressedButton();
  startVersionPolling();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  overrideNavigate();
  interceptLinks();
  prefetchOnIntent();
  document.dispatchEvent(new Event(hydratedEvent));
  startVitals();
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => delegatesScroll(routerProps.location);

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => navigationProgress.showNow();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  onNavigated(window.location);
  // A first page that is not at its top was scrolled by the browser, to its hash, or by the visitor.
  if (prevLocation || window.scrollY === 0) scrollToTarget(location);
  expandTarget(location);
  finishTransition();
};
