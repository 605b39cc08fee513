import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';

/** The folder of an article is named by its number and its slug. */
export const articleFolders: Rule = function* (content) {
  for (const entry of entriesOf(content, 'Article')) {
    const { article_id: id, slug } = entry.value;
    if (id === undefined || slug === undefined || entry.source.name === `${id}-${slug}`) continue;
    const wrong = entry.source.name.startsWith(`${id}-`) ? 'slug' : 'article_id';
    yield faultIn(
      entry,
      [wrong],
      `The folder is named \`${entry.source.name}\`, and the article \`${id}-${slug}\`. Rename the folder, or change \`article_id\` and \`slug\`.`,
    );
  }
};
