import { getEntries, type Content, type ContentEntry, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { stripQueryAndHash, findRedirect } from '../routes';

type RedirectEntry = ContentEntry<'RedirectRule'>;

/** The redirects that one leads through until it reaches a page, leaves the site or repeats. */
export function followRedirects(content: Content, start: RedirectEntry): RedirectEntry[] {
  const passed: RedirectEntry[] = [];
  for (let at: RedirectEntry | undefined = start; at && !passed.includes(at);) {
    passed.push(at);
    const to: string | undefined = at.value.to;
    at = to?.startsWith('/') ? findRedirect(content, stripQueryAndHash(to)) : undefined;
    if (at && passed.includes(at)) passed.push(at);
  }
  return passed;
}

/** Whether a redirect leads into a loop, which it may not be part of. */
export const endsInLoop = (passed: readonly RedirectEntry[]): boolean => passed.indexOf(passed.at(-1)!) < passed.length - 1;

/** Whether a redirect leads back to itself. */
export const isLoop = (content: Content, redirect: RedirectEntry): boolean => {
  const passed = followRedirects(content, redirect);
  return passed.length > 1 && passed.at(-1) === redirect;
};

/** Redirects do not loop; each loop is one fault, at its first redirect. */
export const redirectLoops: Rule = function* (content) {
  const redirects = getEntries(content, 'RedirectRule');
  const told = new Set<RedirectEntry>();
  for (const redirect of redirects) {
    if (told.has(redirect) || !isLoop(content, redirect)) continue;
    const passed = followRedirects(content, redirect);
    passed.forEach((one) => told.add(one));
    const way = [...passed.slice(0, -1).map(({ value }) => value.from!), stripQueryAndHash(passed.at(-2)!.value.to!)];
    yield createFieldFault(
      redirect,
      ['to'],
      `The redirect leads round in a circle: ${way.map((path) => `\`${path}\``).join(' → ')}. Lead it to a page.`,
    );
  }
};
