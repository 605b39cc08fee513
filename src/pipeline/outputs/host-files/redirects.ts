import { getArticlePath, applyTrailingSlash } from '../../../domain/routes/routes';
import { isMaintenance, trailingSlash } from '../../../domain/settings/site-settings';
import type { BuildRedirect } from './redirect-rules';

/** The parts of an article's path. */
export interface ArticleAddress {
  article_id: number;
  slug: string;
}

/** The most segments of a page's path: /news-and-events/events/page/2. */
const maxPathDepth = 4;

/** B3: serves the data of each page at `_payload.json` under the page's own path. */
const toPayloadLines = (): string[] => [
  '/_payload.json /page-data/index/page-data.json 200',
  ...Array.from({ length: maxPathDepth }, (_, depth) => {
    const path = Array.from({ length: depth + 1 }, (_step, index) => `/:step${index + 1}`).join('');
    return `${path}/_payload.json /page-data${path}/page-data.json 200`;
  }),
];

/**
 * The lines of Netlify's `_redirects`: page data, the redirects of the build, then one line for each article that redirects its number with
 * any other slug to its path. During maintenance only the redirects of the build. Without `!` an existing file wins.
 */
export function toRedirectLines(rules: readonly BuildRedirect[], articles: readonly ArticleAddress[], isClosed = isMaintenance): string[] {
  const lines = rules.map(({ from, to, status, isForced }) => `${from} ${to} ${status}${isForced ? '!' : ''}`);
  if (isClosed) return lines;
  return [
    ...toPayloadLines(),
    ...lines,
    ...articles.map(
      ({ article_id, slug }) => `/article/${article_id}/* ${applyTrailingSlash(getArticlePath(article_id, slug), trailingSlash)} 301`,
    ),
  ];
}
