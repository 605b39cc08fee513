import { parse } from 'yaml';
import { splitFrontMatter } from '../../check/front-matter';
import type { ContentKind } from '../../../schema/content';
import type { Field } from '../field';
import { toFile, toScreen } from './adapt';
import { rewrite } from './keep';
import { keepLines } from './markdown';

type Values = Record<string, unknown>;

/** How Decap CMS reads and writes the files of a collection. */
export interface Format {
  fromFile: (text: string) => Values;
  toFile: (values: Values) => string;
}

/** What of a kind of content the format must know. */
export interface FormatOf {
  form: ContentKind['form'];
  fields: readonly Field[];
}

/** The text that values were read from goes with them, so that what did not change can be written as it was. */
const source = '$source';

const frame = '---\n';

function readMarkdown(text: string): Values {
  const parts = splitFrontMatter(text);
  if ('problem' in parts) return { body: text };
  return { ...(parse(parts.head) as Values), body: parts.body.trim() };
}

function writeMarkdown(before: string, { body, ...head }: Values): string {
  const parts = splitFrontMatter(before);
  const text = typeof body === 'string' ? body.trim() : '';
  if ('problem' in parts) return `${frame}${rewrite('', head)}${frame}\n${text}\n`;
  const kept = parts.body.trim() === text ? parts.body : `\n${keepLines(parts.body, text)}\n`;
  return (
    before.slice(0, parts.headStart) + rewrite(parts.head, head) + before.slice(parts.headStart + parts.head.length, parts.bodyStart) + kept
  );
}

/** The format of a kind of content: the values of a file with what the screen needs, and back without it. */
export function formatOf({ form, fields }: FormatOf): Format {
  const read = (text: string): Values => {
    if (form === 'markdown') return readMarkdown(text);
    const value: unknown = parse(text);
    return form === 'list' ? { [fields[0]!.name]: value ?? [] } : ((value ?? {}) as Values);
  };
  return {
    fromFile: (text) => ({ ...toScreen(fields, read(text)), [source]: text }),
    toFile: ({ [source]: before = '', ...values }) => {
      const value = toFile(fields, values);
      if (form === 'markdown') return writeMarkdown(before as string, value);
      return rewrite(before as string, form === 'list' ? (value[fields[0]!.name] ?? []) : value);
    },
  };
}
