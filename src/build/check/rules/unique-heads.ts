import { newsKinds } from '../../../logic/news-list';
import { entriesOf, type Content, type Entry, type Rule } from '../content';
import { faultIn } from '../fault';
import type { Path } from '../source';

interface Head {
  entry: Pick<Entry, 'source' | 'path'>;
  path: Path;
  words: { title?: string; description?: string };
}

/** The pages of the kinds of a list of news and events. */
function kindsOf(entry: Entry<'Page'>): Head[] {
  return (entry.value.sections ?? []).flatMap((section, at) =>
    section?.type === 'news' ? newsKinds.map((kind) => ({ entry, path: ['sections', at, kind], words: section[kind] ?? {} })) : [],
  );
}

function headsOf(content: Content): Head[] {
  const pages = entriesOf(content, 'Page');
  const others = [...entriesOf(content, 'ContactForm'), ...entriesOf(content, 'Brand'), ...entriesOf(content, 'Article')];
  return [...[...pages, ...others].map((entry) => ({ entry, path: [], words: entry.value })), ...pages.flatMap(kindsOf)];
}

/** Every page has a title and a description of its own, which search engines show. */
export const uniqueHeads: Rule = function* (content) {
  const heads = headsOf(content);
  for (const name of ['title', 'description'] as const) {
    const seen = new Map<string, Head>();
    for (const { entry, path, words } of heads) {
      const text = words[name];
      const first = text === undefined ? undefined : seen.get(text);
      if (text !== undefined && !first) seen.set(text, { entry, path, words });
      if (first)
        yield faultIn(entry, [...path, name], `content/${first.entry.source.file} has the same ${name}. Give each page one of its own.`);
    }
  }
};
