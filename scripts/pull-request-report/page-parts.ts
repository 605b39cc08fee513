import { formatCount } from '../../src/domain/text/format-count';
import { diffLines, extractLines } from './changed-pages';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (html: string): string => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);

const findMain = (html: string): string => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** The title of the document and the heading of the page, as lines of the page. */
function listTitles(html: string): string[] {
  const [heading = ''] = /<h1\b[^>]*>[\s\S]*?<\/h1>/.exec(findMain(html)) ?? [];
  return [extractLines(html)[0] ?? '', ...extractLines(`<main>${heading}</main>`)];
}

/** The pictures of a page. A picture is the same while its file and its alternate text are. */
const listPictures = (html: string): string[] => {
  const tags = findMain(html).match(/<img\b[^>]*>/g) ?? [];
  return tags.map((tag) => ['src', 'alt'].map((name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').join(' '));
};

/** How many entries of a list are not in another one, where each counts as often as it occurs. */
function countMissing(list: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  }).length;
}

const count = (number: number, noun: string): string[] => (number === 0 ? [] : [formatCount(number, noun)]);

/** The title of a page without the name of the site, or its path. */
export const getPageName = (html: string, path: string): string => decode(extractLines(html)[0] ?? '').split(' – ')[0] || path;

/** What an editor sees of the change of a page: its title, and how many of its texts and pictures differ. */
export function listChangedParts(before: string, after: string): string[] {
  const [was, now] = [listTitles(before), listTitles(after)];
  const { removedLines, addedLines } = diffLines(before, after);
  const [removed, added] = [removedLines.filter((line) => !was.includes(line)), addedLines.filter((line) => !now.includes(line))];
  const [old, current] = [listPictures(before), listPictures(after)];
  return [
    ...(was.join('\n') === now.join('\n') ? [] : ['the title']),
    ...count(Math.max(removed.length, added.length), 'text'),
    ...count(Math.max(countMissing(old, current), countMissing(current, old)), 'picture'),
  ];
}
