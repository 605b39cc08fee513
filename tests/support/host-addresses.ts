import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findRedirect } from '../../src/domain/route-rules';
import { parseRedirects } from '../../src/server/host/host-rules';
import { routes } from './built-site';
import { redirects } from './content';

/** What a host answers: the status, and where it redirects to. */
export type HostAnswer = readonly [status: number, location?: string];

const articles = routes.filter((path) => path.startsWith('/article/'));
const getNumber = (article: string) => article.replace(/\/[^/]+$/, '');

/** R3, R4, R8, R12, B3, M1, M2: addresses of every kind with what every host must answer. */
export const hostAddresses: readonly (readonly [path: string, ...answer: HostAnswer])[] = [
  ['/', 200],
  ['/?a=1', 200],
  ['/index.html?a=1', 301, '/?a=1'],
  ...['/our-story', '/news-and-events/events', '/contact-us/inquiry', '/admin', articles[0]!].flatMap(
    (path) =>
      [
        [path, 200],
        [`${path}?a=1`, 200],
        [`${path}/?a=1`, 301, `${path}?a=1`],
        [`${path}.html?a=1`, 301, `${path}?a=1`],
        [`${path}/index.html?a=1`, 301, `${path}?a=1`],
      ] as const,
  ),
  ['/404', 404],
  ['/404/', 404],
  ['/404.html', 404],
  ['/no-such-page', 404],
  ['/no-such-page/', 404],
  ['/our-story/more', 404],
  ['/brand-partners/nobody', 404],
  ['/contact-us/nothing', 404],
  ['/article/999999/no-such-article', 404],
  ['/article/abc/no-such-article', 404],
  ['/_redirects', 404],
  ['/_headers', 404],
  ['/maintenance', 302, '/error'],
  ['/error', 404],
  ...redirects.map(({ from, to, permanent }) => {
    const [path = '', hash = ''] = to.split(/(?=#)/);
    return [`${from}?a=1`, permanent === false ? 302 : 301, `${path}?a=1${hash}`] as const;
  }),
  ['/news/', 301, '/news-and-events'],
  ...articles.flatMap((path) => ['', '/a-wrong-slug'].map((end) => [`${getNumber(path)}${end}?a=1`, 301, `${path}?a=1`] as const)),
  ['/_payload.json', 200],
  ['/our-story/_payload.json?3f2a', 200],
  ['/no-such-page/_payload.json', 404],
  ['/favicon.svg', 200],
  ['/robots.txt', 200],
  ['/builds/latest.json', 200],
];

const answerByRule = (to: string, status: number, hasFile: (path: string) => boolean): HostAnswer => {
  if (status >= 400) return [status];
  return status >= 300 ? [status, to] : [hasFile(to.replace(/\?.*$/, '')) ? 200 : 404];
};

/**
 * How Netlify answers with its default settings, in which Pretty URLs are on: it redirects the path of a file, and the path with the other
 * kind of end, to the pretty path. Sources: docs.netlify.com, “Trailing slash” and “Post processing”; the measurements of
 * github.com/slorber/trailing-slash-guide.
 * @param root the folder of the built site.
 */
export function createHostImitation(root: string): (url: string) => HostAnswer {
  const { redirects } = parseRedirects(readFileSync(join(root, '_redirects'), 'utf8'));
  const hasFile = (path: string) =>
    !['/_redirects', '/_headers'].includes(path) && existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  const findPrettyPath = (path: string): string | undefined => {
    if (hasFile(path)) return path.replace(/(?<=\/)index\.html$|\.html$/, '');
    const bare = path.replace(/\/$/, '');
    if (hasFile(`${bare}.html`)) return bare;
    return hasFile(`${bare}/index.html`) ? `${bare}/` : undefined;
  };
  return (url) => {
    const [, path = '', search = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
    const redirect = findRedirect(redirects, path, search);
    const follow = () => (redirect ? answerByRule(redirect.to, redirect.rule.status, hasFile) : ([404] as const));
    if (redirect?.rule.isForced) return follow();
    const pretty = findPrettyPath(path);
    if (pretty !== undefined) return pretty === path ? [200] : [301, pretty + search];
    return follow();
  };
}
