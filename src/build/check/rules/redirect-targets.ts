import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { isPage, noPage } from '../link-words';
import { pathOnly, routesOf } from '../routes';
import { chain, isEndless } from './redirect-loops';

/** A redirect that stays on the site leads straight to a page. */
export const redirectTargets: Rule = function* (content) {
  const isPart = (start: string) => [...routesOf(content).keys()].some((path) => path.startsWith(start));
  for (const redirect of entriesOf(content, 'RedirectRule')) {
    const { from, to } = redirect.value;
    if (from === undefined || !to?.startsWith('/')) continue;
    const path = pathOnly(to);
    const placeholder = path.search(/\/:/);
    const passed = chain(content, redirect);
    if (isPage(content, path) || isEndless(passed) || (placeholder >= 0 && isPart(path.slice(0, placeholder + 1)))) continue;
    const words =
      passed.length > 1
        ? `\`${path}\` is itself redirected. Lead \`${from}\` straight to \`${passed.at(-1)!.value.to!}\`.`
        : noPage(content, path);
    yield faultIn(redirect, ['to'], words);
  }
};
