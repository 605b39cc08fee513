import type { Closure } from '../../domain/opening-hours';

/** What the managers of showrooms say about their hours, by showroom. */
export type Notices = Readonly<Record<string, Closure>>;

/** Fetches the notices; the browser keeps the answer for half a minute. Without the service there are none. */
export const fetchNotices = (): Promise<Notices> =>
  fetch(`${process.env.GATSBY_API_BASE ?? '/api'}/notices`)
    .then((response) => response.json() as Promise<Notices>)
    .catch(() => ({}));
