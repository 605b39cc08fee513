const findHrefs = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/#.*$/, ''));

const isInternal = (href: string): boolean => /^\/(?!\/)/.test(href);

/** The links of pages that a site does not answer, each with its page. Links to other hosts are not checked. */
export async function findBrokenLinks(pages: readonly { path: string; html: string }[], url: string): Promise<string[]> {
  const places = new Map<string, string>();
  for (const { path, html } of pages) for (const href of findHrefs(html).filter(isInternal)) if (!places.has(href)) places.set(href, path);
  const answers = await Promise.all([...places].map(async ([href, path]) => ({ href, path, status: (await fetch(url + href)).status })));
  return answers.filter(({ status }) => status >= 400).map(({ href, path, status }) => `${href} on ${path} is answered ${status}`);
}
