import type { Page } from '@playwright/test';

/** What search engines and sharing read of a page, and its headings of the first level. */
export interface HtmlHead {
  titles: string[];
  description: string;
  canonicals: string[];
  image: string;
  headings: string[];
  /** What its `meta` elements say, by name or property. */
  meta: Record<string, string>;
  /** Its blocks of structured data. */
  data: string[];
  language: string;
  /** The feeds it names. */
  feeds: string[];
}

/** Reads a page's HTML as a browser does, and runs nothing of it. */
export const parseHead = (page: Page, html: string): Promise<HtmlHead> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
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
      data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
      language: parsed.documentElement.lang,
      feeds: all('link[rel="alternate"][type="application/rss+xml"]').map((link) => link.getAttribute('href') ?? ''),
    };
  }, html);
