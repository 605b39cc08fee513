import { getEntries, type Content, type ContentEntry } from '../content';
import { createFieldFault } from '../fault';
import { getUnknownPageMessage, getUnpublishedMessage, isPage } from '../link-message';
import { findRedirect, getRoutes, matchesPattern, stripQueryAndHash } from '../routes';
import type { Rule, Rules } from '../rule';

type RedirectEntry = ContentEntry<'RedirectRule'>;

/** Each old path is matched by one redirect. The first match wins, so no redirect is below one that matches all its paths. */
const redirectDuplicates: Rule = function* (content) {
  const redirects = getEntries(content, 'RedirectRule');
  for (const [index, redirect] of redirects.entries()) {
    const { from } = redirect.value;
    if (from === undefined) continue;
    const first = redirects.slice(0, index).find(({ value }) => value.from !== undefined && matchesPattern(value.from, from))?.value.from;
    if (first === undefined) continue;
    yield createFieldFault(
      redirect,
      ['from'],
      first.replace(/\/$/, '') === from.replace(/\/$/, '')
        ? `\`${from}\` is redirected twice. Keep one of the two.`
        : `\`${first}\` above takes \`${from}\` already. Put this entry above that one, or take it out.`,
    );
  }
};

/** The redirects that one leads through until it reaches a page, leaves the site or repeats; one that repeats stands twice. */
function followRedirects(content: Content, start: RedirectEntry): RedirectEntry[] {
  const passed = [start];
  for (;;) {
    const { to } = passed.at(-1)!.value;
    const next = to?.startsWith('/') ? findRedirect(content, stripQueryAndHash(to)) : undefined;
    if (!next) return passed;
    passed.push(next);
    if (passed.indexOf(next) < passed.length - 1) return passed;
  }
}

/** Redirects do not loop; each loop is one fault, at its first redirect. */
const redirectLoops: Rule = function* (content) {
  const reported = new Set<RedirectEntry>();
  for (const redirect of getEntries(content, 'RedirectRule')) {
    const passed = followRedirects(content, redirect);
    if (reported.has(redirect) || passed.length === 1 || passed.at(-1) !== redirect) continue;
    passed.forEach((member) => reported.add(member));
    const paths = [...passed.slice(0, -1).map(({ value }) => value.from!), stripQueryAndHash(passed.at(-2)!.value.to!)];
    yield createFieldFault(
      redirect,
      ['to'],
      `The redirect leads round in a circle: ${paths.map((path) => `\`${path}\``).join(' → ')}. Lead it to a page.`,
    );
  }
};

/** No redirect hides a page. */
const redirectSources: Rule = function* (content) {
  const paths = [...getRoutes(content).keys()];
  for (const redirect of getEntries(content, 'RedirectRule')) {
    const { from } = redirect.value;
    const hidden = from === undefined ? undefined : paths.find((path) => matchesPattern(from, path));
    if (hidden !== undefined)
      yield createFieldFault(
        redirect,
        ['from'],
        `\`${from!}\` hides the page \`${hidden}\`, and nobody could open it. Redirect only paths that are no page.`,
      );
  }
};

/** A redirect that stays on the site leads straight to a page that visitors see. */
const redirectTargets: Rule = function* (content) {
  const isPart = (start: string) => [...getRoutes(content).keys()].some((path) => path.startsWith(start));
  for (const redirect of getEntries(content, 'RedirectRule')) {
    const { from, to } = redirect.value;
    if (from === undefined || !to?.startsWith('/')) continue;
    const path = stripQueryAndHash(to);
    const unpublished = getUnpublishedMessage(content, redirect, path);
    if (unpublished !== undefined) yield createFieldFault(redirect, ['to'], unpublished);
    const placeholder = path.search(/\/:/);
    const passed = followRedirects(content, redirect);
    const last = passed.at(-1)!;
    const endsInLoop = passed.indexOf(last) < passed.length - 1;
    if (isPage(content, path) || endsInLoop || (placeholder >= 0 && isPart(path.slice(0, placeholder + 1)))) continue;
    const message =
      passed.length > 1
        ? `\`${path}\` is itself redirected. Lead \`${from}\` straight to \`${last.value.to!}\`.`
        : getUnknownPageMessage(content, path);
    yield createFieldFault(redirect, ['to'], message);
  }
};

export const redirectRules: Rules = { redirectDuplicates, redirectLoops, redirectSources, redirectTargets };
