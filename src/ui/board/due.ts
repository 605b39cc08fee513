import { ownBoard } from './store';

/** Whether there is a board to show: in the address, or in this browser. */
export const isBoardDue = (): boolean => new URLSearchParams(window.location.search).has('b') || ownBoard().items.length > 0;
