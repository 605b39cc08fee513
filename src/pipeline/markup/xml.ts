/** Escapes text for XML, with hexadecimal references as the RSS Best Practices Profile recommends. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`);

/** An element that holds text. */
export const xmlElement = (name: string, text: string, attributes: Record<string, string> = {}): string =>
  `<${openTag(name, attributes)}>${escapeXml(text)}</${name}>`;

/** An element without content. */
export const emptyXmlElement = (name: string, attributes: Record<string, string>): string => `<${openTag(name, attributes)}/>`;

const openTag = (name: string, attributes: Record<string, string>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');

/** An element that holds HTML in a CDATA section. */
export const cdataElement = (name: string, html: string): string =>
  `<${name}><![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
