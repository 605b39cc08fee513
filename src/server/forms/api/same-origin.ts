import { HttpError } from './http-error';

const isSameHost = (origin: string, url: string): boolean => URL.canParse(origin) && new URL(origin).host === new URL(url).host;

/**
 * Rejects requests from pages of other sites (CSRF). Browsers send Sec-Fetch-Site, older ones Origin; a client that sends
 * neither is not a browser.
 * @throws {HttpError} 403 when the request comes from another site.
 */
export function assertSameOrigin({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isAllowed = site === null ? origin === null || isSameHost(origin, url) : site === 'same-origin' || site === 'none';
  if (!isAllowed) throw new HttpError(403, 'other_origin');
}
