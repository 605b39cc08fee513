import { getNextChange, type OpeningHours, type OpeningState, getOpeningState } from '../../domain/opening-hours';
import { getNow } from '../../runtime/get-now';

// A timer holds at most 24 days. One day is often enough while the showroom stays closed.
const maxDelay = 86_400_000;

/** Reports the opening state now, at each opening and closing, and when the page becomes visible again. Returns the cleanup function. */
function watchOpening(schedule: OpeningHours, onChange: (state: OpeningState) => void): () => void {
  let timer: number;
  const update = () => {
    window.clearTimeout(timer);
    const now = getNow();
    onChange(getOpeningState(schedule, now));
    const nextChange = getNextChange(schedule, now);
    timer = window.setTimeout(update, Math.min(nextChange ? nextChange.getTime() - now.getTime() : maxDelay, maxDelay));
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

/** The words of content around the times. */
export interface OpeningWords {
  readonly open_now: string;
  readonly closes: string;
  readonly opens: string;
}

/** The parts of the line, each on a line of its own where there is no room for both; empty for a showroom that does not open. */
function describeState(state: OpeningState, { open_now, closes, opens }: OpeningWords): readonly string[] {
  if (state.is === 'open') return [open_now, `${closes} ${state.closes}`];
  return state.opens ? [`${opens} ${state.opens.day}`, state.opens.time] : [];
}

const createElement = (name: 'i' | 'span', ...content: readonly (string | Node)[]): HTMLElement => {
  const element = document.createElement(name);
  element.append(...content);
  return element;
};

/** A function, because `HTMLElement` does not exist during the build. */
function createOpeningStatus(): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['schedule'];
    private stop: () => void = () => undefined;

    connectedCallback(): void {
      this.stop();
      const schedule = JSON.parse(this.getAttribute('schedule') ?? '{"hours":[]}') as OpeningHours;
      this.stop = watchOpening(schedule, (state) => this.show(state));
    }

    disconnectedCallback(): void {
      this.stop();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.connectedCallback();
    }

    private show(state: OpeningState): void {
      const parts = describeState(state, JSON.parse(this.getAttribute('words') ?? '{}') as OpeningWords).map((part) =>
        createElement('span', part),
      );
      this.dataset['state'] = parts.length > 0 ? state.is : 'none';
      const separator = state.is === 'open' ? createElement('i', ' · ') : ' ';
      this.replaceChildren(...(parts[0] && parts[1] ? [createElement('span', parts[0], separator, parts[1])] : []));
    }
  };
}

/**
 * Defines `<opening-status>`, which shows whether a showroom is open. A custom element, because a reader has it without React. Its attribute
 * `schedule` holds `OpeningHours` as JSON, `words` holds `OpeningWords`.
 */
export function defineOpeningStatus(): void {
  if (!window.customElements.get('opening-status')) window.customElements.define('opening-status', createOpeningStatus());
}
