import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { matchesPattern } from '../routes';

/** Each old path is matched by one redirect. The first match wins, so no redirect is below one that matches all its paths. */
export const redirectDuplicates: Rule = function* (content) {
  const redirects = getEntries(content, 'RedirectRule');
  for (const [at, redirect] of redirects.entries()) {
    const { from } = redirect.value;
    const first =
      from === undefined
        ? undefined
        : redirects.slice(0, at).find(({ value }) => value.from !== undefined && matchesPattern(value.from, from));
    if (!first) continue;
    const isSame = first.value.from?.replace(/\/$/, '') === from?.replace(/\/$/, '');
    yield createFieldFault(
      redirect,
      ['from'],
      isSame
        ? `\`${from!}\` is redirected twice. Keep one of the two.`
        : `\`${first.value.from!}\` above takes \`${from!}\` already. Put this entry above that one, or take it out.`,
    );
  }
};
