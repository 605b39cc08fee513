import { parseHtml } from './html-parser';

/** The metadata of a page for search engines and sharing services, and its headings of level 1. */
export interface HtmlHead {
  titles: string[];
  description: string;
  canonicals: string[];
  image: string;
  headings: string[];
  /** The contents of its `meta` elements, by property or name. */
  meta: Record<string, string>;
  /** The texts of its JSON-LD scripts. */
  jsonLd: string[];
  language: string;
  /** The addresses of the feeds it names. */
  feeds: string[];
}

/** Parses the head of a page. No script of it runs. */
export function parseHead(html: string): HtmlHead {
  const parsed = parseHtml(html);
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    titles: all('head title').map(({ textContent }) => textContent.trim()),
    description: attribute('meta[name="description"]', 'content'),
    canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    image: attribute('meta[property="og:image"]', 'content'),
    headings: all('h1').map(({ textContent }) => textContent.trim()),
    meta: Object.fromEntries(
      all('meta').map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name') ?? '', meta.getAttribute('content') ?? '']),
    ),
    jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    language: parsed.documentElement.lang,
    feeds: all('link[rel="alternate"][type="application/rss+xml"]').map((link) => link.getAttribute('href') ?? ''),
  };
}
