import { getBoard } from '../../components/board/board-store';

/** Whether there is a board, in the URL or in this browser. */
export const hasBoard = (): boolean => new URLSearchParams(window.location.search).has('b') || getBoard().items.length > 0;
