// The code of a visitor who only reads: custom elements, popovers, prefetching, and what starts an island, without React. Each page loads it. It
// weighs at most 10,000 bytes with webpack's runtime and the headers (X9).
import { defineBoardElements } from '../components/board/board-elements';
import { defineHoursStatus } from '../components/hours/hours-status-element';
import { defineLightbox } from '../components/lightbox/lightbox';
import { takeDroppedFiles } from '../features/inquiry/reader-script';
import { inquiryIsland, newsletterIsland, questionsIsland } from '../features/islands';
import { startMotion } from '../features/motion/motion';
import { prepareSearch } from '../features/navbar/search-link';
import { prepareShops } from '../features/shops/shops';
import { startVersionPolling } from '../runtime/newer-build';
import { followPopovers } from '../runtime/overlay';
import { startIslands } from '../runtime/start-islands';
import { boardIsland, searchIsland } from '../sections/islands';
import { defineMissingPath } from '../sections/not-found/missing-path';
import { announcePage, expandTarget, prepareTransitions } from './document';

const islands = [boardIsland, inquiryIsland, newsletterIsland, questionsIsland, searchIsland];

/** The index of brands is a list of links until a mouse or a key is at it, or the address names a category; and one without a filter when its code does not come. */
function defineBrandIndexOnDemand(): void {
  const index = document.querySelector('brand-index');
  const define = () => void import('../sections/brand-index-element').catch(() => index!.setAttribute('data-failed', ''));
  if (index && window.location.search) define();
  else for (const type of ['mouseover', 'focusin']) index?.addEventListener(type, define, { once: true });
}

function start(): void {
  announcePage();
  defineBoardElements();
  defineHoursStatus();
  defineLightbox();
  defineBrandIndexOnDemand();
  defineMissingPath();
  takeDroppedFiles();
  expandTarget(window.location);
  window.addEventListener('hashchange', () => expandTarget(window.location));
  followPopovers();
  prepareSearch();
  prepareShops();
  startMotion();
  prepareTransitions();
  startVersionPolling();
  // `gatsby develop` renders islands as ordinary components.
  if (process.env.NODE_ENV === 'production') startIslands(islands as never);
}

// X6: a browser without popovers has the document as it is without scripts.
if ('popover' in HTMLElement.prototype)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
