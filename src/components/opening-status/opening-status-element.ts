import { getNextChange, type OpeningHours, type OpeningState, getOpeningState } from '../../domain/opening-hours/opening-hours';
import { getNow } from '../../runtime/build-clock/get-now';

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

/** The state as the styles of the element know it, and the texts of its slots. */
function describeState(state: OpeningState): { name: 'open' | 'closed' | 'none'; slots: Readonly<Record<string, string>> } {
  if (state.is === 'open') return { name: 'open', slots: { closes: state.closes } };
  return state.opens ? { name: 'closed', slots: { ...state.opens } } : { name: 'none', slots: {} };
}

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
      const { name, slots } = describeState(state);
      this.dataset['state'] = name;
      for (const [slot, text] of Object.entries(slots))
        for (const element of this.querySelectorAll(`[data-slot="${slot}"]`)) element.textContent = text;
    }
  };
}

/**
 * Defines `<opening-status>`, which shows whether a showroom is open. A custom element, because a reader has it without React. Its attribute
 * `schedule` holds `OpeningHours` as JSON.
 */
export function defineOpeningStatus(): void {
  if (!window.customElements.get('opening-status')) window.customElements.define('opening-status', createOpeningStatus());
}
