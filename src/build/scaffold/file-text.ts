import { stringify } from 'yaml';

const options = { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false };

/** Fields as the files of the content hold them; a field without a value is left out. */
export const yamlText = (fields: object): string =>
  stringify(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)), options);

/** A Markdown file: its head and its text. */
export const markdownText = (head: object, text: string): string => `---\n${yamlText(head)}---\n\n${text}\n`;
