import { JSDOM } from 'jsdom';

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
