import { stringify } from 'yaml';

/** Content as YAML, without fields that have no value. */
export const toYaml = (value: object): string => stringify(value, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });

/** A Markdown file with front matter and body. */
export const toMarkdownFile = (head: object, text: string): string => `---\n${toYaml(head)}---\n\n${text}\n`;
