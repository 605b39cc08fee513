import { addDays } from '../../../domain/dates/dates';
import { getEntries, isDraft, nextNumber, type ContentEntry } from '../content';
import { findDuplicates } from '../duplicates';
import { createFieldFault } from '../fault';
import { entryRule, type Rule, type Rules } from '../rule';

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
const articleIds: Rule = (content) => {
  const articles = getEntries(content, 'Article');
  const next = nextNumber(articles.map(({ value }) => value.article_id));
  return findDuplicates(articles.sort(compareByAge), ({ value }) => value.article_id).map(({ item, first, key }, index) =>
    createFieldFault(
      item,
      ['article_id'],
      `The number ${key} is taken by content/${first.source.file}. ${formatAdvice(item, next + index)}`,
    ),
  );
};

/** The folder of an article is named by its number and its slug. */
const articleFolders = entryRule('Article', function* ({ source: { name }, value: { article_id: id, slug } }) {
  if (id !== undefined && slug !== undefined && name !== `${id}-${slug}`)
    yield [
      [name.startsWith(`${id}-`) ? 'slug' : 'article_id'],
      `The folder is named \`${name}\`, and the article \`${id}-${slug}\`. Rename the folder, or change \`article_id\` and \`slug\`.`,
    ];
});

export const articleRules: Rules = { articleIds, articleFolders };

/** No two articles have the same words in their addresses. */
const articleSlugs: Rule = (content) =>
  findDuplicates(getEntries(content, 'Article'), ({ value }) => value.slug).map(({ item, first, key }) =>
    createFieldFault(
      item,
      ['slug'],
      `content/${first.source.file} has the slug \`${key}\` too. Give this article one of its own, and rename its folder.`,
    ),
  );

/** An article is dated between the first year of the company and a year from now. */
const articleDates: Rule = function* (content) {
  const { since } = getEntries(content, 'ContentSite')[0]?.value ?? {};
  for (const article of getEntries(content, 'Article')) {
    const { date } = article.value;
    if (date === undefined) continue;
    if (since !== undefined && since <= Number(content.today.slice(0, 4)) && Number(date.slice(0, 4)) < since)
      yield createFieldFault(article, ['date'], `The article is dated ${date}, before the company began in ${since}. Look at the year.`);
    if (date > addDays(content.today, 366))
      yield createFieldFault(article, ['date'], `The article appears on ${date}, more than a year from now. Look at the year.`);
  }
};

export const articleWarningRules: Rules = { articleSlugs, articleDates };
