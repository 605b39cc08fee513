import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { takes } from '../routes';

/** Each old path is taken by one redirect: the first that fits, so none may stand below one that takes all of it. */
export const redirectRepeats: Rule = function* (content) {
  const redirects = entriesOf(content, 'RedirectRule');
  for (const [at, redirect] of redirects.entries()) {
    const { from } = redirect.value;
    const first =
      from === undefined ? undefined : redirects.slice(0, at).find(({ value }) => value.from !== undefined && takes(value.from, from));
    if (!first) continue;
    const isSame = first.value.from?.replace(/\/$/, '') === from?.replace(/\/$/, '');
    yield faultIn(
      redirect,
      ['from'],
      isSame
        ? `\`${from!}\` is redirected twice. Keep one of the two.`
        : `\`${first.value.from!}\` above takes \`${from!}\` already. Put this entry above that one, or take it out.`,
    );
  }
};
