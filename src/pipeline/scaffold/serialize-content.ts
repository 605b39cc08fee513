import { stringify } from 'yaml';

const yamlOptions = { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false };

/** Fields as YAML of a content file, without fields that have no value. */
export const toYaml = (fields: object): string =>
  stringify(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)), yamlOptions);

/** A Markdown file with front matter and body. */
export const toMarkdownFile = (head: object, text: string): string => `---\n${toYaml(head)}---\n\n${text}\n`;
