import { getEntries, getScheduledDay, isDraft, type Content, type ContentEntry } from '../read/content-model';
import { createFault, createFieldFault, createFileFault } from '../report';
import {
  getUnknownPageMessage,
  getUnpublishedMessage,
  isPage,
  findRedirectEntry,
  getEntryPaths,
  getFilePaths,
  getRoutes,
  matchesPattern,
  matchesRedirect,
  stripQueryAndHash,
} from './routes';
import { formatNames } from '../wording';
import { entryRule, type Rule, type Rules } from './rule';
import type { SourceFile } from '../read/source-file';

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
    const next = to?.startsWith('/') ? findRedirectEntry(content, stripQueryAndHash(to)) : undefined;
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
    const message = `The redirect leads round in a circle: ${paths.map((path) => `\`${path}\``).join(' → ')}. Lead it to a page.`;
    yield createFieldFault(redirect, ['to'], message);
  }
};

const redirectSources = entryRule('RedirectRule', function* ({ value }, content) {
  const { from } = value;
  if (from === undefined) return;
  const find = (paths: Iterable<string>) => [...paths].find((path) => matchesRedirect(value, path));
  const page = find(getRoutes(content).keys());
  const file = find(getFilePaths(content));
  if (page !== undefined)
    yield [['from'], `\`${from}\` hides the page \`${page}\`, and nobody could open it. Redirect only paths that are no page.`];
  else if (file !== undefined)
    yield [['from'], `\`${from}\` is the address of the file \`${file}\`. Redirect only paths that are no file.`];
  else if (/^\/api(?:\/|$)/.test(from)) yield [['from'], `\`${from}\` is kept for the forms service. Redirect another path.`];
});

const listPlaceholders = (pattern: string): string[] => Array.from(pattern.matchAll(/\/:([A-Za-z_]\w*)/g), ([, name]) => name!);

const redirectPlaceholders = entryRule('RedirectRule', function* ({ value: { from, to } }) {
  if (from === undefined || to === undefined) return;
  const known = [...listPlaceholders(from), ...(from.endsWith('/*') ? ['splat'] : [])];
  const unknown = listPlaceholders(to).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const advice = known.length > 0 ? `It has ${formatNames(known.map((name) => `:${name}`))}` : 'Write the whole path';
  yield [['to'], `\`${from}\` has no \`:${unknown}\`. ${advice}.`];
});

const redirectTargets = entryRule('RedirectRule', function* (redirect, content) {
  const isPart = (start: string) => [...getRoutes(content).keys()].some((path) => path.startsWith(start));
  const { from, to } = redirect.value;
  if (from === undefined || !to?.startsWith('/')) return;
  const path = stripQueryAndHash(to);
  const unpublished = getUnpublishedMessage(content, redirect, path);
  if (unpublished !== undefined) yield [['to'], unpublished];
  const placeholder = path.search(/\/:/);
  const passed = followRedirects(content, redirect);
  const last = passed.at(-1)!;
  const endsInLoop = passed.indexOf(last) < passed.length - 1;
  if (isPage(content, path) || endsInLoop || (placeholder >= 0 && isPart(path.slice(0, placeholder + 1)))) return;
  const itself = `\`${path}\` is itself redirected. Lead \`${from}\` straight to \`${last.value.to!}\`.`;
  yield [['to'], passed.length > 1 ? itself : getUnknownPageMessage(content, path)];
});

/** The paths that a comment of content/redirects.yaml lets go: `# gone: /old-path the reason`. */
const findGone = (source: SourceFile | undefined) =>
  Array.from(source?.text.matchAll(/^[ \t]*#[ \t]*gone:[ \t]*(\S*)[ \t]*(.*)$/gm) ?? [], ({ index, 1: path = '', 2: reason = '' }) => ({
    path,
    reason: reason.trim(),
    offset: index,
  }));

const redirectsFile = 'redirects.yaml';

const goneReasons: Rule = (content) => {
  const source = content.sources.find(({ file }) => file === redirectsFile);
  return findGone(source).flatMap(({ path, reason, offset }) =>
    path.startsWith('/') && reason !== ''
      ? []
      : [createFault(source!, offset, 'The comment needs a path and a reason. Write `# gone: /old-path` and why nothing takes its place.')],
  );
};

/** The address of a published page leads somewhere after the page was renamed or taken away. The number of an article finds it. */
const lostPages: Rule = (content) => {
  if (content.unparsedFiles.size > 0) return [];
  const source = content.sources.find(({ file }) => file === redirectsFile);
  const gone = new Set(findGone(source).map(({ path }) => path));
  const routes = getRoutes(content);
  const articles = new Set([...routes.keys()].map((path) => /^\/article\/\d+\//.exec(path)?.[0]));
  const isFound = (path: string) =>
    routes.has(path) ||
    gone.has(path) ||
    articles.has(/^\/article\/\d+\//.exec(path)?.[0] ?? '') ||
    findRedirectEntry(content, path) !== undefined;
  const paths = content.published
    .filter((entry) => !isDraft(entry) && getScheduledDay(entry, content.today) === undefined)
    .flatMap((entry) => getEntryPaths(content, entry));
  const end = source?.text.trimEnd().lastIndexOf('\n') ?? -1;
  return [...new Set(paths)]
    .filter((path) => !isFound(path))
    .map((path) => {
      const message = `\`${path}\` is a page of the published site, and links to it would lead nowhere. Add \`- from: ${path}\` and below it \`to:\` with the page that takes its place, or a line \`# gone: ${path}\` with the reason.`;
      return source ? createFault(source, end + 1, message) : createFileFault(redirectsFile, message);
    });
};

export const redirectRules: Rules = {
  redirectDuplicates,
  redirectLoops,
  redirectSources,
  redirectPlaceholders,
  redirectTargets,
  goneReasons,
  lostPages,
};
