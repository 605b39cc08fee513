import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** The folder of an article is named by its number and its slug. */
export const articleFolders: Rule = function* (content) {
  for (const entry of getEntries(content, 'Article')) {
    const { article_id: id, slug } = entry.value;
    if (id === undefined || slug === undefined || entry.source.name === `${id}-${slug}`) continue;
    const wrong = entry.source.name.startsWith(`${id}-`) ? 'slug' : 'article_id';
    yield createFieldFault(
      entry,
      [wrong],
      `The folder is named \`${entry.source.name}\`, and the article \`${id}-${slug}\`. Rename the folder, or change \`article_id\` and \`slug\`.`,
    );
  }
};
