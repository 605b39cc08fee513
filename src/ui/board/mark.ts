import { has, isFull, withoutThing, withThing } from '../../logic/board';
import { changeBoard, onBoardChanged, ownBoard } from './store';

/** What a mark shows: whether its thing is on the board; and that the board takes no more, once it was tried. */
type State = 'off' | 'on' | 'full';

/** Made when it is asked for: where pages are built there are no elements. */
function createMark(): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['thing'];
    private leave: () => void = () => undefined;

    connectedCallback(): void {
      this.leave = onBoardChanged(() => this.show());
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
      return this.getAttribute('thing') ?? '';
    }

    private readonly press = (): void => {
      const thing = this.marked();
      if (!has(ownBoard(), thing) && isFull(ownBoard())) return this.say('full');
      changeBoard((board) => (has(board, thing) ? withoutThing(board, thing) : withThing(board, thing, this.getAttribute('room') ?? '')));
    };

    private show(): void {
      this.say(has(ownBoard(), this.marked()) ? 'on' : 'off');
    }

    private say(state: State): void {
      this.dataset['state'] = state;
    }
  };
}

/**
 * Gives the marks of a page their meaning. It is an element of its own because most marks stand in parts that never become React's:
 * the browser calls it wherever one stands, in prebuilt HTML too.
 */
export function defineMarks(): void {
  if (!window.customElements.get('board-mark')) window.customElements.define('board-mark', createMark());
}
