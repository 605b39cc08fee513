import { hasItem, isBoardFull, removeItem, addItem } from '../../domain/board/board';
import { updateBoard, subscribeToBoard, getBoard } from './board-store';

/** Whether the item is on the board; `full` after an attempt to add to a full board. */
type BoardToggleState = 'off' | 'on' | 'full';

/** A function, because `HTMLElement` does not exist during the build. */
function createBoardToggle(): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['item-id'];
    private leave: () => void = () => undefined;

    connectedCallback(): void {
      this.leave = subscribeToBoard(() => this.show());
      this.addEventListener('click', this.press);
      this.show();
    }

    disconnectedCallback(): void {
      this.leave();
      this.removeEventListener('click', this.press);
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.show();
    }

    // React would set a property of the attribute's own name instead of the attribute.
    private marked(): string {
      return this.getAttribute('item-id') ?? '';
    }

    private readonly press = (): void => {
      const itemId = this.marked();
      if (!hasItem(getBoard(), itemId) && isBoardFull(getBoard())) return this.say('full');
      updateBoard((board) =>
        hasItem(board, itemId) ? removeItem(board, itemId) : addItem(board, itemId, this.getAttribute('room') ?? ''),
      );
    };

    private show(): void {
      this.say(hasItem(getBoard(), this.marked()) ? 'on' : 'off');
    }

    private say(state: BoardToggleState): void {
      this.dataset['state'] = state;
    }
  };
}

/**
 * Defines `<board-toggle>`. A custom element, because most toggles stand in static islands, which React never hydrates: the browser
 * upgrades the element wherever it stands, in prerendered HTML too.
 */
export function defineBoardToggle(): void {
  if (!window.customElements.get('board-toggle')) window.customElements.define('board-toggle', createBoardToggle());
}
