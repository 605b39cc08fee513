import { hasItem, isBoardFull, removeItem, addItem } from '../../domain/board';
import { isBoardPersisted, updateBoard, subscribeToBoard, getBoard } from './board-store';

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

/** The link to the board with the number of its items; hidden by its style while the number is 0. */
function createBoardLink(): CustomElementConstructor {
  return class extends HTMLElement {
    private unsubscribe: () => void = () => undefined;

    connectedCallback(): void {
      this.unsubscribe = subscribeToBoard(() => this.update());
      this.update();
    }

    disconnectedCallback(): void {
      this.unsubscribe();
    }

    private update(): void {
      const { length: itemCount } = getBoard().items;
      const isFirst = this.dataset['count'] === '0';
      this.dataset['count'] = String(itemCount);
      if (itemCount > 0 && !isBoardPersisted()) void import('./unkept-board').then(({ carryBoard }) => carryBoard(this, isFirst));
      for (const slot of this.querySelectorAll('[data-slot]')) slot.textContent = String(itemCount);
    }
  };
}

const define = (name: string, create: () => CustomElementConstructor): void => {
  if (!window.customElements.get(name)) window.customElements.define(name, create());
};

/**
 * Defines `<board-toggle>` and `<board-link>`. They are custom elements, because a reader has them without React: the browser upgrades them
 * wherever they stand, in prerendered HTML too.
 */
export function defineBoardElements(): void {
  define('board-toggle', createBoardToggle);
  define('board-link', createBoardLink);
}
