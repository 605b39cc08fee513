import { entriesOf, type Content, type Entry, type Rule } from '../content';
import { faultIn } from '../fault';
import { pathOnly, redirectOf } from '../routes';

type Redirect = Entry<'RedirectRule'>;

/** The redirects that one leads through until it reaches a page, leaves the site or comes round. */
export function chain(content: Content, start: Redirect): Redirect[] {
  const passed: Redirect[] = [];
  for (let at: Redirect | undefined = start; at && !passed.includes(at);) {
    passed.push(at);
    const to: string | undefined = at.value.to;
    at = to?.startsWith('/') ? redirectOf(content, pathOnly(to)) : undefined;
    if (at && passed.includes(at)) passed.push(at);
  }
  return passed;
}

/** Whether following a redirect leads into a circle, which need not be its own. */
export const isEndless = (passed: readonly Redirect[]): boolean => passed.indexOf(passed.at(-1)!) < passed.length - 1;

/** Whether following a redirect leads back to itself. */
export const isLoop = (content: Content, redirect: Redirect): boolean => {
  const passed = chain(content, redirect);
  return passed.length > 1 && passed.at(-1) === redirect;
};

/** Redirects do not lead round in a circle; each circle is told once, at its first rule. */
export const redirectLoops: Rule = function* (content) {
  const redirects = entriesOf(content, 'RedirectRule');
  const told = new Set<Redirect>();
  for (const redirect of redirects) {
    if (told.has(redirect) || !isLoop(content, redirect)) continue;
    const passed = chain(content, redirect);
    passed.forEach((one) => told.add(one));
    const way = [...passed.slice(0, -1).map(({ value }) => value.from!), pathOnly(passed.at(-2)!.value.to!)];
    yield faultIn(
      redirect,
      ['to'],
      `The redirect leads round in a circle: ${way.map((path) => `\`${path}\``).join(' → ')}. Lead it to a page.`,
    );
  }
};
