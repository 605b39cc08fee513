import type { Closure } from '../../domain/opening-hours';

/** What the managers of showrooms say about their hours, by showroom. */
export type Notices = Readonly<Record<string, Closure>>;

/** For how long an answer is used again, in milliseconds. */
const maxAge = 60_000;

let last: { at: number; notices: Promise<Notices> } | undefined;

const request = (): Promise<Notices> =>
  fetch(`${process.env.GATSBY_API_BASE ?? '/api'}/notices`).then((response) => (response.ok ? (response.json() as Promise<Notices>) : {}));

/** Fetches the notices, at most once a minute for a page. Without the service there are none. */
export function fetchNotices(): Promise<Notices> {
  const now = performance.now();
  if (!last || now - last.at >= maxAge) last = { at: now, notices: request().catch(() => ({})) };
  return last.notices;
}
