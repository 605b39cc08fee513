/**
 * Whether a link of the bar is current for a path. The contact link covers all forms, the news link the articles and all pages of the list.
 */
export function isActiveLink(to: string, path: string): boolean {
  const current = path.replace(/\/+$/, '') || '/';
  if (to === current) return true;
  if (to.startsWith('/contact-us/')) return current.startsWith('/contact-us/');
  return to === '/news-and-events' && /^\/(?:article|news-and-events)\//.test(current);
}
