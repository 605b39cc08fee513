// The code of a visitor who only reads: custom elements, without React. Each page loads it; the inline script of the page
// (`pipeline/gatsby/deferred-scripts`) has the rest. It weighs at most 10,000 bytes with webpack's runtime and the headers (X9).
import { defineBoardElements } from '../components/board/board-elements';
import { defineHoursStatus } from '../components/hours/hours-status-element';
import { needsScriptsEvent } from '../domain/early-press';
import { draftNeed, takeDroppedFiles } from '../features/inquiry/reader-script';
import type { Need } from '../runtime/islands/island';
import { expandTarget } from '../runtime/navigation/hash-target';
import { galleryNeed } from '../components/lightbox/lightbox-pictures';
import { boardNeed, filterNeed, queryNeed } from '../sections/needs';
import { defineMissingPath } from '../sections/not-found/missing-path';

const needs: readonly Need[] = [boardNeed, filterNeed, queryNeed, draftNeed, galleryNeed];

function start(): void {
  defineBoardElements();
  defineHoursStatus();
  defineMissingPath();
  takeDroppedFiles();
  expandTarget(window.location);
  if (needs.some(({ name, isMet }) => document.querySelector(`[data-need="${name}"]`) && isMet()))
    window.dispatchEvent(new Event(needsScriptsEvent));
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
