import { type OpeningHours, type HoursState, getHoursState } from '../../domain/hours';
import { getNow } from '../../runtime/get-now';

/** How often an element looks again, and while it is seen asks what the managers say, in milliseconds. */
const interval = 60_000;

/** What the manager of a showroom says about its hours: the holidays that hold until a moment, in milliseconds since 1970, and why. */
interface Notice extends Pick<OpeningHours, 'holidays'> {
  readonly until: number;
  readonly reason: string;
}

/** The notices by showroom. */
export type Notices = Readonly<Record<string, Notice>>;

/** The answer of the last half minute: the elements of a page share one request. */
let lastNotices: Promise<Notices> | undefined;

/** Fetches the notices, at most twice a minute. Rejects without the service, when it answers with an error, or not within half a minute. */
const fetchNotices = (): Promise<Notices> =>
  (lastNotices ??= fetch(`${process.env.GATSBY_API_BASE ?? '/api'}/notices`, { signal: AbortSignal.timeout(30_000) })
    .then((response) => (response.ok ? (response.json() as Promise<Notices>) : Promise.reject(new Error())))
    .finally(() => setTimeout(() => (lastNotices = undefined), 30_000)));

/** The schedule of a showroom, by its name in addresses. */
export interface ShowroomSchedule extends OpeningHours {
  readonly slug: string;
}

/** The words of content around the times. */
export interface HoursWords {
  readonly open_now: string;
  readonly closes: string;
  readonly opens: string;
  readonly changed: string;
  readonly opens_at: string;
}

/** The parts of the line, each on a line of its own where there is no room for both; empty for a showroom that does not open. */
function describeState(state: HoursState, { open_now, closes, opens, opens_at }: HoursWords): readonly string[] {
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

/**
 * Defines `<opening-status>`, which shows whether a showroom is open, and when it is seen, what its manager says about today. A custom element,
 * because a reader has it without React. Its attribute `schedule` holds `ShowroomSchedule` as JSON, `words` holds `HoursWords`.
 */
export function defineHoursStatus(): void {
  class HoursStatus extends HTMLElement {
    private timer = 0;
    private notices: Notices = {};
    private isSeen = false;

    connectedCallback(): void {
      new IntersectionObserver(([entry]) => {
        this.isSeen = entry!.isIntersecting;
        if (this.isSeen) this.look();
      }).observe(this);
      document.addEventListener('visibilitychange', this.look);
      this.look();
    }

    /** Shows the state: each minute, at each opening and closing, and when the page becomes visible again. */
    private readonly look = (): void => {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(this.look, Math.min(this.show(), interval));
      if (this.isSeen && !document.hidden)
        fetchNotices().then(
          (notices) => {
            this.notices = notices;
            this.show();
          },
          // What was said before stands.
          () => undefined,
        );
    };

    /** Shows the state now. Returns the milliseconds until it changes. */
    private show(): number {
      const schedule = JSON.parse(this.getAttribute('schedule')!) as ShowroomSchedule;
      const words = JSON.parse(this.getAttribute('words')!) as HoursWords;
      const { [schedule.slug]: notice } = this.notices;
      const now = getNow();
      const state = getHoursState({ ...schedule, ...notice }, now);
      const [first, second] = describeState(state, words).map((part) => createElement('span', part));
      const separator = state.is === 'open' ? createElement('i', ' · ') : ' ';
      this.dataset['state'] = first ? state.is : 'none';
      this.replaceChildren(
        ...(first ? [createElement('span', first, ...(second ? [separator, second] : []))] : []),
        ...(notice && notice.until > +now ? [createElement('span', `${words.changed} ${notice.reason}`)] : []),
      );
      return +(state.changesAt ?? Infinity) - +now;
    }
  }

  window.customElements.define('opening-status', HoursStatus);
}
