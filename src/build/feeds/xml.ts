/** Text in XML, with the hexadecimal references that the RSS profile recommends. */
export const xmlText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`);

/** An element with text in it. */
export const element = (name: string, text: string, attributes: Record<string, string> = {}): string =>
  `<${opening(name, attributes)}>${xmlText(text)}</${name}>`;

/** An element with nothing in it. */
export const empty = (name: string, attributes: Record<string, string>): string => `<${opening(name, attributes)}/>`;

const opening = (name: string, attributes: Record<string, string>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(' ');

/** An element with HTML in it, which stays as it is written. */
export const htmlElement = (name: string, html: string): string =>
  `<${name}><![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
