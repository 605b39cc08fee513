import { HttpError } from './http-error';

const parseHost = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Refuses what a page of another site sends. Browsers say where a request comes from in Sec-Fetch-Site, older ones in
 * Origin; what says neither is no browser that visits another site.
 * @throws {HttpError} 403.
 */
export function assertSameOrigin({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isOwn = site === null ? origin === null || parseHost(origin) === new URL(url).host : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new HttpError(403, 'other_origin');
}
