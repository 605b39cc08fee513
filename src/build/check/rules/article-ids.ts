import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { repeated } from '../repeated';

/** No two articles share a number. */
export const articleIds: Rule = function* (content) {
  const articles = entriesOf(content, 'Article');
  const next = 1 + articles.reduce((most, { value }) => Math.max(most, value.article_id ?? 0), 0);
  for (const { entry, first, key } of repeated(articles, ({ value }) => value.article_id)) {
    yield faultIn(entry, ['article_id'], `The number ${key} is taken by content/${first.source.file}. The next free number is ${next}.`);
  }
};
