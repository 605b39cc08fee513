import { stringify } from 'yaml';

const yamlOptions = { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false };

/** Fields as the files of the content hold them; a field without a value is left out. */
export const toYaml = (fields: object): string =>
  stringify(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)), yamlOptions);

/** A Markdown file: its head and its text. */
export const toMarkdownFile = (head: object, text: string): string => `---\n${toYaml(head)}---\n\n${text}\n`;
