import { hasItem, isBoardFull, removeItem, addItem } from '../../domain/board/board';
import { updateBoard, subscribeToBoard, getBoard } from './board-store';

/** A function, because `HTMLElement` does not exist during the build. */
function createBoardToggle(): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['item-id'];
    private unsubscribe: () => void = () => undefined;

    connectedCallback(): void {
      this.unsubscribe = subscribeToBoard(() => this.update());
      this.addEventListener('click', this.onClick);
      this.update();
    }

    disconnectedCallback(): void {
      this.unsubscribe();
      this.removeEventListener('click', this.onClick);
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.update();
    }

    // React would set a property of the attribute's own name instead of the attribute.
    private getItemId(): string {
      return this.getAttribute('item-id') ?? '';
    }

    private readonly onClick = (): void => {
      const itemId = this.getItemId();
      if (!hasItem(getBoard(), itemId) && isBoardFull(getBoard())) this.dataset['state'] = 'full';
      else
        updateBoard((board) =>
          hasItem(board, itemId) ? removeItem(board, itemId) : addItem(board, itemId, this.getAttribute('room') ?? ''),
        );
    };

    private update(): void {
      this.dataset['state'] = hasItem(getBoard(), this.getItemId()) ? 'on' : 'off';
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
