import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { routesOf, takes } from '../routes';

/** No redirect hides a page. */
export const redirectSources: Rule = function* (content) {
  const paths = [...routesOf(content).keys()];
  for (const redirect of entriesOf(content, 'RedirectRule')) {
    const { from } = redirect.value;
    const hidden = from === undefined ? undefined : paths.find((path) => takes(from, path));
    if (hidden !== undefined)
      yield faultIn(
        redirect,
        ['from'],
        `\`${from!}\` hides the page \`${hidden}\`, and nobody could open it. Redirect only paths that are no page.`,
      );
  }
};
