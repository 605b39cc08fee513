import { entriesOf, type Entry, type Rule } from '../content';
import { faultIn } from '../fault';
import { isDraft } from '../is-draft';
import { nextFree } from '../next-free';
import { repeated } from '../repeated';

type Article = Entry<'Article'>;

const dayOf = ({ value }: Article) => value.date ?? '';

/** What visitors know already keeps its number: drafts come last, and the later day after the earlier one. */
const byAge = (a: Article, b: Article) => Number(isDraft(a)) - Number(isDraft(b)) || dayOf(a).localeCompare(dayOf(b));

function mend({ source, value }: Article, free: number): string {
  const folder = `${free}-${value.slug ?? source.name.replace(/^\d+-/, '')}`;
  const rename = source.name === folder ? '' : `Rename the folder content/articles/${source.name} to ${folder}, and write`;
  return `${rename || 'Write'} \`article_id: ${free}\`: ${free} is the next free number.`;
}

/** No two articles share a number, as they do when two people took the next one at the same time. */
export const articleIds: Rule = function* (content) {
  const articles = entriesOf(content, 'Article');
  const next = nextFree(articles.map(({ value }) => value.article_id));
  for (const [at, { entry, first, key }] of repeated([...articles].sort(byAge), ({ value }) => value.article_id).entries()) {
    const taken = `The number ${key} is taken by content/${first.source.file}.`;
    yield faultIn(entry, ['article_id'], `${taken} ${mend(entry, next + at)}`);
  }
};
