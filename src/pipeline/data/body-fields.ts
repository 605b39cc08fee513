import { parseArticleBlocks } from '../markup/article-blocks';
import { renderMarkdown } from '../markup/markdown';

/** The fields that a type takes from the body of its Markdown file, and from the name of the file. */
export const bodyFieldsByType: Record<string, (body: string, file: string) => Record<string, unknown>> = {
  Article: (body) => ({ body, blocks: parseArticleBlocks(body) }),
  Opening: (body, file) => ({ html: renderMarkdown(body), slug: /([^/]*)\.md$/.exec(file)?.[1] }),
};
