import { toAbsoluteUrl } from '../../domain/routes/routes';
import { trailingSlash } from '../../domain/settings/site-settings';

/**
 * HTML whose links hold wherever it is read: paths of the site and places on the page get their whole address.
 * @param page the address of the page it stands on.
 */
export function withAbsoluteLinks(html: string, url: string, page: string): string {
  return html.replace(/(<a\s[^>]*?\bhref=")([/#][^"]*)/g, (_whole, before: string, to: string) =>
    to.startsWith('#') ? `${before}${page}${to}` : `${before}${toAbsoluteUrl(url, to, trailingSlash)}`,
  );
}
