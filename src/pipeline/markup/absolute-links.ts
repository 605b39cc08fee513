import { toAbsoluteUrl } from '../../domain/routes/routes';
import { trailingSlash } from '../../domain/settings/site-settings';

/**
 * Makes the links of an HTML fragment absolute, so that they work in a feed reader.
 * @param url the origin of the site.
 * @param page the URL of the page that the fragment is from.
 */
export function withAbsoluteLinks(html: string, url: string, page: string): string {
  return html.replace(/(<a\s[^>]*?\bhref=")([/#][^"]*)/g, (_match, before: string, to: string) =>
    to.startsWith('#') ? `${before}${page}${to}` : `${before}${toAbsoluteUrl(url, to, trailingSlash)}`,
  );
}
