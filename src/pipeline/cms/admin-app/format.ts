import { parse } from 'yaml';
import { splitFrontMatter } from '../../check/read/source-file';
import type { ContentKind } from '../../../schema/content-kinds';
import type { DecapField } from '../decap-field';
import { toFileValues, toWidgetValues } from './value-adapter';
import { patchYaml } from './yaml-patch';
import { mergeMarkdown } from './merge-markdown';

type Values = Record<string, unknown>;

/** How Decap CMS reads and writes the files of a collection. */
export interface DecapFormat {
  fromFile: (text: string) => Values;
  toFile: (values: Values) => string;
}

/** The part of a collection that the format reads. */
export interface FormatOptions {
  contentFormat: ContentKind['format'];
  fields: readonly DecapField[];
}

/** The key of the source text, which is kept with the values so that unchanged lines are written as they were. */
const sourceKey = '$source';

const delimiter = '---\n';

function readMarkdown(text: string): Values {
  const parts = splitFrontMatter(text);
  if ('problem' in parts) return { body: text };
  return { ...(parse(parts.head) as Values), body: parts.body.trim() };
}

function writeMarkdown(before: string, { body, ...head }: Values): string {
  const parts = splitFrontMatter(before);
  const text = typeof body === 'string' ? body.trim() : '';
  if ('problem' in parts) return `${delimiter}${patchYaml('', head)}${delimiter}\n${text}\n`;
  const kept = parts.body.trim() === text ? parts.body : `\n${mergeMarkdown(parts.body, text)}\n`;
  return (
    before.slice(0, parts.headStart) +
    patchYaml(parts.head, head) +
    before.slice(parts.headStart + parts.head.length, parts.bodyStart) +
    kept
  );
}

/** The format of a kind of content: parses a file to values of the editing screen, and prints them. */
export function createFormat({ contentFormat, fields }: FormatOptions): DecapFormat {
  const read = (text: string): Values => {
    if (contentFormat === 'markdown') return readMarkdown(text);
    const value: unknown = parse(text);
    return contentFormat === 'list' ? { [fields[0]!.name]: value ?? [] } : ((value ?? {}) as Values);
  };
  return {
    fromFile: (text) => ({ ...toWidgetValues(fields, read(text)), [sourceKey]: text }),
    toFile: ({ [sourceKey]: before = '', ...values }) => {
      const value = toFileValues(fields, values);
      if (contentFormat === 'markdown') return writeMarkdown(before as string, value);
      return patchYaml(before as string, contentFormat === 'list' ? (value[fields[0]!.name] ?? []) : value);
    },
  };
}
