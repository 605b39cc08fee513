import { getEntries, type ContentEntry, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { isDraft } from '../is-draft';
import { nextNumber } from '../next-number';
import { findDuplicates } from '../duplicates';

type ArticleEntry = ContentEntry<'Article'>;

const getDate = ({ value }: ArticleEntry) => value.date ?? '';

/** Published articles keep their number: drafts come last, and later days after earlier ones. */
const compareByAge = (a: ArticleEntry, b: ArticleEntry) => Number(isDraft(a)) - Number(isDraft(b)) || getDate(a).localeCompare(getDate(b));

function formatAdvice({ source, value }: ArticleEntry, free: number): string {
  const folder = `${free}-${value.slug ?? source.name.replace(/^\d+-/, '')}`;
  const rename = source.name === folder ? '' : `Rename the folder content/articles/${source.name} to ${folder}, and write`;
  return `${rename || 'Write'} \`article_id: ${free}\`: ${free} is the next free number.`;
}

/** No two articles share a number; two people may have taken the next one at the same time. */
export const articleIds: Rule = function* (content) {
  const articles = getEntries(content, 'Article');
  const next = nextNumber(articles.map(({ value }) => value.article_id));
  for (const [at, { entry, first, key }] of findDuplicates([...articles].sort(compareByAge), ({ value }) => value.article_id).entries()) {
    const taken = `The number ${key} is taken by content/${first.source.file}.`;
    yield createFieldFault(entry, ['article_id'], `${taken} ${formatAdvice(entry, next + at)}`);
  }
};
