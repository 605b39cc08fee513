import { expect, test } from '@jest/globals';
import { type Overlay, type OverlayEvent, overlayReducer } from './overlay-reducer';

const all: Overlay[] = ['plain', 'none', 'menu', 'partners', 'shops', 'search', 'lightbox'];
const after = (type: OverlayEvent['type']) => all.map((state) => overlayReducer(state, { type }));

test('[N4] a route change, Escape and a close leave nothing open', () => {
  for (const type of ['routeChanged', 'escaped', 'closed'] as const) expect(after(type)).toEqual(all.map(() => 'none'));
});

test('[N1] opening one thing closes another; a toggle closes its own', () => {
  expect(after('menuToggled')).toEqual(['menu', 'menu', 'none', 'menu', 'menu', 'menu', 'menu']);
  expect(after('partnersToggled')).toEqual(['partners', 'partners', 'partners', 'none', 'partners', 'partners', 'partners']);
  expect(after('shopsOpened')).toEqual(all.map(() => 'shops'));
  expect(after('searchOpened')).toEqual(all.map(() => 'search'));
  expect(after('lightboxOpened')).toEqual(all.map(() => 'lightbox'));
});
