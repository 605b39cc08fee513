import {
  type Closure,
  findClosureToday,
  getNextChange,
  type OpeningHours,
  type OpeningState,
  getOpeningState,
} from '../../domain/opening-hours';
import { getNow } from '../../runtime/get-now';
import { fetchNotices } from './notices';

// A timer holds at most 24 days. One day is often enough while the showroom stays closed.
const maxDelay = 86_400_000;

/** The schedule of a showroom, by its name in addresses. */
export interface ShowroomSchedule extends OpeningHours {
  readonly slug: string;
}

/** Reports the opening state now, at each opening and closing, and when the page becomes visible again. Returns the cleanup function. */
function watchOpening(schedule: OpeningHours, onChange: (state: OpeningState, closure: Closure | undefined) => void): () => void {
  let timer: number;
  const update = () => {
    window.clearTimeout(timer);
    const now = getNow();
    onChange(getOpeningState(schedule, now), findClosureToday(schedule, now));
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
  readonly changed: string;
  readonly opens_at: string;
}

/** The parts of the line, each on a line of its own where there is no room for both; empty for a showroom that does not open. */
function describeState(state: OpeningState, { open_now, closes, opens, opens_at }: OpeningWords): readonly string[] {
  if (state.is === 'open') return [open_now, `${closes} ${state.closes}`];
  if (!state.opens) return [];
  const { day, time } = state.opens;
  return day ? [`${opens} ${day}`, time] : [`${opens_at} ${time}`];
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
    private readonly whenSeen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.whenSeen.disconnect();
        void this.fetchNotice();
      },
      { rootMargin: '50%' },
    );

    connectedCallback(): void {
      this.watch(this.readSchedule());
      this.whenSeen.observe(this);
    }

    private readSchedule(): ShowroomSchedule {
      return JSON.parse(this.getAttribute('schedule') ?? '{"hours":[]}') as ShowroomSchedule;
    }

    private watch(schedule: OpeningHours): void {
      this.stop();
      this.stop = watchOpening(schedule, (state, closure) => this.show(state, closure));
    }

    /** Asks what the manager of the showroom says about today. */
    private async fetchNotice(): Promise<void> {
      const { [this.readSchedule().slug]: closure } = await fetchNotices();
      if (closure && this.isConnected) this.watch({ ...this.readSchedule(), closures: [closure] });
    }

    disconnectedCallback(): void {
      this.stop();
      this.whenSeen.disconnect();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.connectedCallback();
    }

    private show(state: OpeningState, closure: Closure | undefined): void {
      const words = JSON.parse(this.getAttribute('words') ?? '{}') as OpeningWords;
      const parts = describeState(state, words).map((part) => createElement('span', part));
      const reason = closure ? [createElement('span', `${words.changed} ${closure.reason}`)] : [];
      this.dataset['state'] = parts.length > 0 ? state.is : 'none';
      const separator = state.is === 'open' ? createElement('i', ' · ') : ' ';
      const [first, second] = parts;
      this.replaceChildren(...(first ? [createElement('span', first, ...(second ? [separator, second] : []))] : []), ...reason);
    }
  };
}

/**
 * Defines `<opening-status>`, which shows whether a showroom is open, and when it is seen, what its manager says about today. A custom element, because a reader has it without React. Its attribute
 * `schedule` holds `ShowroomSchedule` as JSON, `words` holds `OpeningWords`.
 */
export function defineOpeningStatus(): void {
  if (!window.customElements.get('opening-status')) window.customElements.define('opening-status', createOpeningStatus());
}
