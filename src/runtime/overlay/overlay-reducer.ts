/** The open overlay; one at a time. `plain` is a page before hydration, where overlays are popovers of the browser. */
export type Overlay = 'plain' | 'none' | 'menu' | 'partners' | 'shops' | 'search' | 'lightbox';

export type OverlayEvent = {
  type: 'menuToggled' | 'partnersToggled' | 'shopsOpened' | 'searchOpened' | 'lightboxOpened' | 'escaped' | 'routeChanged' | 'closed';
};

/** The next overlay. Opening one closes another; a route change closes all. */
export function overlayReducer(state: Overlay, { type }: OverlayEvent): Overlay {
  switch (type) {
    case 'menuToggled':
      return state === 'menu' ? 'none' : 'menu';
    case 'partnersToggled':
      return state === 'partners' ? 'none' : 'partners';
    case 'shopsOpened':
      return 'shops';
    case 'searchOpened':
      return 'search';
    case 'lightboxOpened':
      return 'lightbox';
    case 'escaped':
    case 'routeChanged':
    case 'closed':
      return 'none';
  }
}
