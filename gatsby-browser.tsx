import type { GatsbyBrowser } from 'gatsby';
import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import './src/ui/navigation/mend-hash';
import './src/ui/navigation/hear-first';
import { Root } from './src/layouts/root';
import { isCrawler } from './src/logic/crawler';
import { hasTaken } from './src/ui/early/taken';
import { hasDrawn } from './src/ui/navigation/cross-fade';
import { followLinks } from './src/ui/navigation/follow-links';
import { isLeftToGatsby, land, ownScroll, reveal } from './src/ui/navigation/land';
import { arrived, takeNavigation } from './src/ui/navigation/navigate';
import { preloadOnIntent } from './src/ui/navigation/preload';
import { waiting } from './src/ui/navigation/waiting';
import { watchBuild } from './src/ui/navigation/watch-build';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => <Root element={element} props={props} />;

export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/** Takes the prebuilt page over as a transition, which gives way to the visitor every few milliseconds. */
const takeOver = (page: React.ReactNode, frame: Element): void => React.startTransition(() => void hydrateRoot(frame, page));

// B7: a crawler keeps the prebuilt page, whatever happens to the scripts. `gatsby develop` has no prebuilt pages.
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  if (isCrawler(navigator.userAgent)) return () => undefined;
  return process.env.NODE_ENV === 'production' ? (takeOver as () => void) : undefined!;
};

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  ownScroll();
  watchBuild();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  takeNavigation();
  followLinks();
  preloadOnIntent();
  hasTaken();
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => isLeftToGatsby(routerProps.location);

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => waiting.delay();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  arrived(window.location);
  // A first page that is not at its top was brought to its hash by the browser, or moved by the visitor.
  if (prevLocation || window.scrollY === 0) land(location);
  reveal(location);
  hasDrawn();
};
