import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { getRoutes, matchesPattern } from '../routes';

/** No redirect hides a page. */
export const redirectSources: Rule = function* (content) {
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
