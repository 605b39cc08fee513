import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { isPage, getUnknownPageMessage } from '../link-message';
import { stripQueryAndHash, getRoutes } from '../routes';
import { followRedirects, endsInLoop } from './redirect-loops';

/** A redirect that stays on the site leads straight to a page. */
export const redirectTargets: Rule = function* (content) {
  const isPart = (start: string) => [...getRoutes(content).keys()].some((path) => path.startsWith(start));
  for (const redirect of getEntries(content, 'RedirectRule')) {
    const { from, to } = redirect.value;
    if (from === undefined || !to?.startsWith('/')) continue;
    const path = stripQueryAndHash(to);
    const placeholder = path.search(/\/:/);
    const passed = followRedirects(content, redirect);
    if (isPage(content, path) || endsInLoop(passed) || (placeholder >= 0 && isPart(path.slice(0, placeholder + 1)))) continue;
    const words =
      passed.length > 1
        ? `\`${path}\` is itself redirected. Lead \`${from}\` straight to \`${passed.at(-1)!.value.to!}\`.`
        : getUnknownPageMessage(content, path);
    yield createFieldFault(redirect, ['to'], words);
  }
};
