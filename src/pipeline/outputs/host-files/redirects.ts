import { getArticlePath, applyTrailingSlash } from '../../../domain/routes/routes';
import { isMaintenance, trailingSlash } from '../../../domain/settings/site-settings';
import type { BuildRedirect } from './redirect-rules';

/** An article as its address has it. */
export interface ArticleAddress {
  article_id: number;
  slug: string;
}

/** The most steps that the path of a page has: /news-and-events/events/page/2. */
const maxPathDepth = 4;

/** B3: a page's data answers at the page's own address, however deep it lies. */
const toPayloadLines = (): string[] => [
  '/_payload.json /page-data/index/page-data.json 200',
  ...Array.from({ length: maxPathDepth }, (_, depth) => {
    const path = Array.from({ length: depth + 1 }, (_step, at) => `/:step${at + 1}`).join('');
    return `${path}/_payload.json /page-data${path}/page-data.json 200`;
  }),
];

/**
 * The lines of Netlify's `_redirects`: the data of pages, the build's rules, then for each article one that sends its number with
 * any other slug to its address; during maintenance the build's rule alone. Without `!` a file that exists wins, so that the right address answers itself.
 */
export function toRedirectLines(rules: readonly BuildRedirect[], articles: readonly ArticleAddress[], isClosed = isMaintenance): string[] {
  const written = rules.map(({ from, to, status, isForced }) => `${from} ${to} ${status}${isForced ? '!' : ''}`);
  if (isClosed) return written;
  return [
    ...toPayloadLines(),
    ...written,
    ...articles.map(
      ({ article_id, slug }) => `/article/${article_id}/* ${applyTrailingSlash(getArticlePath(article_id, slug), trailingSlash)} 301`,
    ),
  ];
}
