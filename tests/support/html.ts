import { JSDOM } from 'jsdom';

/** The metadata of a page for search engines and sharing services, its JSON-LD, feeds and language, and its headings of level 1. */
export function parseHead(html: string) {
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

const { DOMParser } = new JSDOM().window;
const documents = new Map<string, Document>();

/** Parses the HTML of a page, once for each text. No script of it runs. */
export function parseHtml(html: string): Document {
  const parsed = documents.get(html) ?? new DOMParser().parseFromString(html, 'text/html');
  documents.set(html, parsed);
  return parsed;
}

/**
 * The texts of the elements of one name in an XML document.
 * @throws {Error} when the document is not well-formed.
 */
export function readXmlTexts(xml: string, name: string): string[] {
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  const problem = parsed.querySelector('parsererror');
  if (problem) throw new Error(problem.textContent);
  return Array.from(parsed.getElementsByTagName(name), ({ textContent }) => textContent);
}
