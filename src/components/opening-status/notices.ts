import type { OpeningHours } from '../../domain/opening-hours';

/** What the manager of a showroom says about its hours: the holidays that hold until a moment, in milliseconds since 1970, and why. */
export interface Notice extends Pick<OpeningHours, 'holidays'> {
  readonly until: number;
  readonly reason: string;
}

/** The notices by showroom. */
export type Notices = Readonly<Record<string, Notice>>;

/** The answer of the last half minute: the elements of a page share one request. */
let notices: Promise<Notices> | undefined;

/** Fetches the notices, at most twice a minute. Without the service there are none. */
export const fetchNotices = (): Promise<Notices> =>
  (notices ??= fetch(`${process.env.GATSBY_API_BASE ?? '/api'}/notices`)
    .then((response) => response.json() as Promise<Notices>)
    .catch(() => ({}))
    .finally(() => setTimeout(() => (notices = undefined), 30_000)));
