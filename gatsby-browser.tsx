import type { GatsbyBrowser } from 'gatsby';
import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import './src/runtime/navigation/sanitize-hash';
import './src/runtime/navigation/early-listeners';
import { hydratedEvent } from './src/domain/hydration/early-press';
import { Root } from './src/layouts/root';
import { isCrawler } from './src/runtime/islands/is-crawler';
import { finishTransition } from './src/runtime/navigation/view-transition';
import { interceptLinks } from './src/runtime/navigation/intercept-links';
import { delegatesScroll, scrollToTarget, disableScrollRestoration, expandTarget } from './src/runtime/navigation/scroll-to-target';
import { onNavigated, overrideNavigate } from './src/runtime/navigation/navigate';
import { prefetchOnIntent } from './src/runtime/prefetch/prefetch';
import { navigationProgress } from './src/runtime/navigation/navigation-progress';
import { startVersionPolling } from './src/runtime/navigation/version-polling';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => <Root element={element} props={props} />;

export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/** Takes the prebuilt page over as a transition, which gives way to the visitor every few milliseconds. */
const hydrateInTransition = (page: React.ReactNode, frame: Element): void => React.startTransition(() => void hydrateRoot(frame, page));

// B7: a crawler keeps the prebuilt page, whatever happens to the scripts. `gatsby develop` has no prebuilt pages.
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  if (isCrawler(navigator.userAgent)) return () => undefined;
  return process.env.NODE_ENV === 'production' ? (hydrateInTransition as () => void) : undefined!;
};

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  disableScrollRestoration();
  startVersionPolling();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  overrideNavigate();
  interceptLinks();
  prefetchOnIntent();
  document.dispatchEvent(new Event(hydratedEvent));
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => delegatesScroll(routerProps.location);

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => navigationProgress.showNow();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  onNavigated(window.location);
  // A first page that is not at its top was brought to its hash by the browser, or moved by the visitor.
  if (prevLocation || window.scrollY === 0) scrollToTarget(location);
  expandTarget(location);
  finishTransition();
};
