/** Whether a link of the bar is the one for a path: its own page, a form beside its form, an article and all of the list under the news. */
export function isActiveLink(to: string, path: string): boolean {
  const current = path.replace(/\/+$/, '') || '/';
  if (to === current) return true;
  if (to.startsWith('/contact-us/')) return current.startsWith('/contact-us/');
  return to === '/news-and-events' && /^\/(?:article|news-and-events)\//.test(current);
}
