import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a fenced block of the guide does: changes a file, or makes one. */
export interface GuideExample {
  kind: 'change' | 'new';
  /** Inside `content/`. */
  file: string;
  text: string;
}

/** A part of the guide: its examples in their order, and its pictures. */
export interface GuideTask {
  title: string;
  examples: GuideExample[];
  pictures: { alt: string; file: string }[];
  text: string;
}

const fence = /^```(.*)\n([\s\S]*?)^```$/gm;

function parseExample(info: string, body: string): GuideExample {
  const [, language, isNew, file] = /^(diff|yaml|markdown)( new)? content\/(\S+)$/.exec(info) ?? [];
  if (language === 'diff' && file !== undefined && !isNew) return { kind: 'change', file, text: body };
  if (file !== undefined && isNew) return { kind: 'new', file, text: body };
  throw new Error(`A block of the guide begins with "${info}", and nothing can try it: name its file, as \`\`\`diff content/faq.yaml.`);
}

function parseTask(section: string): GuideTask {
  const [title = ''] = section.split('\n', 1);
  const examples = Array.from(section.matchAll(fence), ([, info = '', body = '']) => parseExample(info, body));
  const pictures = Array.from(section.replace(fence, '').matchAll(/!\[(.*?)\]\((.*?)\)/g), ([, alt = '', file = '']) => ({ alt, file }));
  return { title, examples, pictures, text: section };
}

const guide = readFileSync(join(__dirname, '../../../content/README.md'), 'utf8');
// A heading inside a block is part of an article, and begins no part of the guide.
const inBlock = '\n\u0000## ';
const sections = guide
  .replace(fence, (block) => block.replaceAll('\n## ', inBlock))
  .split(/^## /m)
  .slice(1)
  .map((section) => section.replaceAll(inBlock, '\n## '));

/** The parts of the guide. */
export const guideTasks: GuideTask[] = sections.map(parseTask);

/** How many blocks the guide has, counted without reading them. */
export const fenceCount = (guide.match(/^```/gm) ?? []).length / 2;
