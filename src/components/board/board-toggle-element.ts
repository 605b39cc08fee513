import { hasItem, isBoardFull, removeItem, addItem } from '../../domain/board/board';
import { updateBoard, subscribeToBoard, getBoard } from './board-store';

/** What a mark shows: whether its thing is on the board; and that the board takes no more, once it was tried. */
type BoardToggleState = 'off' | 'on' | 'full';

/** Made when it is asked for: where pages are built there are no elements. */
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
 * Gives the marks of a page their meaning. It is an element of its own because most marks stand in parts that never become React's:
 * the browser calls it wherever one stands, in prebuilt HTML too.
 */
export function defineBoardToggle(): void {
  if (!window.customElements.get('board-toggle')) window.customElements.define('board-toggle', createBoardToggle());
}
