import { hasItem, isBoardFull, removeItem, addItem } from '../../domain/board';
import { isBoardPersisted, updateBoard, subscribeToBoard, getBoard } from './board-store';

/**
 * Defines `<board-toggle>` and `<board-link>`. They are custom elements, because a reader has them without React: the browser upgrades them
 * wherever they stand, in prerendered HTML too. They stay as long as their document.
 */
export function defineBoardElements(): void {
  class BoardToggle extends HTMLElement {
    connectedCallback(): void {
      const itemId = this.getAttribute('item-id')!;
      const update = () => (this.dataset['state'] = hasItem(getBoard(), itemId) ? 'on' : 'off');
      subscribeToBoard(update);
      update();
      this.addEventListener('click', () => {
        if (!hasItem(getBoard(), itemId) && isBoardFull(getBoard())) this.dataset['state'] = 'full';
        else
          updateBoard((board) =>
            hasItem(board, itemId) ? removeItem(board, itemId) : addItem(board, itemId, this.getAttribute('room') ?? ''),
          );
      });
    }
  }

  /** The link to the board with the number of its items; hidden by its style while the number is 0. */
  class BoardLink extends HTMLElement {
    private isKept = false;

    connectedCallback(): void {
      subscribeToBoard(() => this.update());
      this.update();
    }

    private update(): void {
      const { length: itemCount } = getBoard().items;
      const isFirst = this.dataset['count'] === '0' || (this.isKept && !isBoardPersisted());
      this.isKept = isBoardPersisted();
      this.dataset['count'] = String(itemCount);
      if (itemCount > 0 && !isBoardPersisted()) void import('./unkept-board').then(({ carryBoard }) => carryBoard(this, isFirst));
      for (const slot of this.querySelectorAll('[data-slot]')) slot.textContent = String(itemCount);
    }
  }

  window.customElements.define('board-toggle', BoardToggle);
  window.customElements.define('board-link', BoardLink);
}
