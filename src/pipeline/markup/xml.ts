/** Text in XML, with the hexadecimal references that the RSS profile recommends. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`);

/** An element with text in it. */
export const xmlElement = (name: string, text: string, attributes: Record<string, string> = {}): string =>
  `<${openTag(name, attributes)}>${escapeXml(text)}</${name}>`;

/** An element with nothing in it. */
export const emptyXmlElement = (name: string, attributes: Record<string, string>): string => `<${openTag(name, attributes)}/>`;

const openTag = (name: string, attributes: Record<string, string>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');

/** An element with HTML in it, which stays as it is written. */
export const cdataElement = (name: string, html: string): string =>
  `<${name}><![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
