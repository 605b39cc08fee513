import type { GatsbyBrowser } from 'gatsby';
import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydratedEvent } from './src/domain/early-press';
import { transparentUntil } from './src/domain/site-settings';
import { Root } from './src/layouts/root';
import { preloadLayout } from './src/layouts/site-layout';
import { fetchPage } from './src/runtime/gatsby/gatsby-window';
import { keepInput, type KeptInput } from './src/runtime/islands/kept-input';
import { interceptLinks } from './src/runtime/navigation/links';
import { handleChunkErrors } from './src/runtime/navigation/load-document';
import { finishTransition, interceptPopstate, onNavigated, overrideNavigate } from './src/runtime/navigation/navigate';
import { startVersionPolling } from './src/runtime/navigation/newer-build';
import { expandTarget } from './src/runtime/navigation/hash-target';
import { restoresPosition, scrollToTarget } from './src/runtime/navigation/scroll';
import { focusPressedButton } from './src/runtime/overlay';

// On import, so that these listeners come before Gatsby's own for `popstate` and failed chunks.
interceptPopstate();
handleChunkErrors();

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => <Root element={element} props={props} />;

export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

let kept: KeptInput | undefined;

/**
 * Hydrates as a transition, which yields to the visitor every few milliseconds. A page that others have changed is rendered anew (X10), as one that
 * the browser has translated. Its code is fetched first, so that it shows at once; also where a field is being filled in, whose text would be lost.
 */
async function hydrateInTransition(page: React.ReactNode, container: Element): Promise<void> {
  if (document.querySelector('font, :focus:is(input, select, textarea)'))
    await Promise.all([fetchPage(window.location.pathname), preloadLayout()]).catch(() => undefined);
  kept = keepInput(container);
  React.startTransition(() => void hydrateRoot(container, page));
}

// `gatsby develop` has no prerendered pages. A crawler, which has no hand, keeps the prerendered page (B7).
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  process.env.NODE_ENV === 'production' ? hydrateInTransition : undefined!;

/** `gatsby develop` has neither the inline script nor the entry of a reader: the state of the bar, and the custom elements. */
function startReader(): void {
  const mark = () => (document.documentElement.dataset['scrolled'] = String(window.scrollY > transparentUntil));
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  void import('./src/layouts/reader');
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.NODE_ENV !== 'production') startReader();
  focusPressedButton();
  startVersionPolling();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  kept?.restore();
  overrideNavigate();
  interceptLinks();
  document.dispatchEvent(new Event(hydratedEvent));
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => restoresPosition(routerProps.location);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  onNavigated(window.location);
  // R6: what a page shows of itself, such as a filter, announces itself, and is no other page. Gatsby writes the text in the next frame.
  const isSamePage = prevLocation?.pathname === location.pathname;
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', isSamePage ? 'off' : 'assertive');
  // A first page that is not at its top was scrolled by the browser, to its hash, or by the visitor.
  if (prevLocation || window.scrollY === 0) scrollToTarget(location);
  expandTarget(location);
  finishTransition();
};
