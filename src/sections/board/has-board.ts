import { getBoard } from '../../components/board/board-store';

/** Whether there is a board to show: in the address, or in this browser. */
export const hasBoard = (): boolean => new URLSearchParams(window.location.search).has('b') || getBoard().items.length > 0;
