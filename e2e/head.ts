import type { Page } from '@playwright/test';

/** What search engines and sharing read of a page, and its headings of the first level. */
export interface Head {
  titles: string[];
  description: string;
  canonicals: string[];
  image: string;
  headings: string[];
}

/** Reads a page's HTML as a browser does, and runs nothing of it. */
export const readHead = (page: Page, html: string): Promise<Head> =>
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
    };
  }, html);
