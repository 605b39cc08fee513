/**
 * Whether a link of the bar is current for a path: for its own page and those below it. The contact link covers all forms, the news link the
 * articles.
 */
export function isActiveLink(to: string, path: string): boolean {
  const current = path.replace(/\/+$/, '') || '/';
  if (to === current || current.startsWith(`${to}/`)) return true;
  if (to.startsWith('/contact-us/')) return current.startsWith('/contact-us/');
  return to === '/news-and-events' && current.startsWith('/article/');
}
