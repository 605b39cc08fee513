import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a fenced block of the guide does: changes a file, makes one, or runs the command. */
export interface GuideExample {
  kind: 'change' | 'new' | 'command';
  /** Inside `content/`; of a command its arguments. */
  file: string;
  text: string;
}

/** The wrong text, and every line of the message of the check. */
export interface GuideMistake {
  right: string;
  /** Undefined where the whole line is left out. */
  wrong: string | undefined;
  says: string[];
}

/** A part of the guide: its examples and mistakes in their order, and its pictures. */
export interface GuideTask {
  title: string;
  steps: (GuideExample | GuideMistake)[];
  pictures: { alt: string; file: string }[];
  text: string;
}

const fence = /^```(.*)\n([\s\S]*?)^```$/gm;

function parseExample(info: string, body: string): GuideExample {
  const [, language, isNew, file] = /^(diff|yaml|markdown)( new)? content\/(\S+)$/.exec(info) ?? [];
  if (language === 'diff' && file !== undefined && !isNew) return { kind: 'change', file, text: body };
  if (file !== undefined && isNew) return { kind: 'new', file, text: body };
  const [, command] = /^npm run new -- (.+)\n$/.exec(body) ?? [];
  if (info === 'sh' && command !== undefined) return { kind: 'command', file: '', text: command };
  throw new Error(`A block of the guide begins with "${info}", and nothing can try it: name its file, as \`\`\`diff content/faq.yaml.`);
}

// A backslash at its end keeps a line from running into the next.
const toCheckLine = (line: string) => line.replace(/^> `([^`]+)` /, '$1 ').replace(/\\$/, '');

function parseMistake(sentence: string, lines: string): GuideMistake {
  const [, wrong, right] = /With `([^`]+)` in place of `([^`]+)`, the check says:$/.exec(sentence) ?? [];
  const [, line] = /Without the line `([^`]+)`, the check says:$/.exec(sentence) ?? [];
  if (right === undefined && line === undefined) throw new Error(`Nothing can try what the guide quotes after "${sentence}".`);
  return { right: right ?? line!, wrong, says: lines.trimEnd().split('\n').map(toCheckLine) };
}

function parseTask(section: string): GuideTask {
  const [title = ''] = section.split('\n', 1);
  const steps: { at: number; step: GuideExample | GuideMistake }[] = [];
  for (const { 1: info = '', 2: body = '', index } of section.matchAll(fence)) steps.push({ at: index, step: parseExample(info, body) });
  const prose = section.replace(fence, (block) => ' '.repeat(block.length));
  for (const { 1: paragraph = '', 2: lines = '', index } of prose.matchAll(/((?:^(?![>\s]).+\n)+)\n((?:^> `content\/.*\n?)+)/gm))
    steps.push({ at: index, step: parseMistake(paragraph.trim().replaceAll('\n', ' '), lines) });
  const pictures = Array.from(prose.matchAll(/!\[(.*?)\]\((.*?)\)/g), ([, alt = '', file = '']) => ({ alt, file }));
  return { title, steps: steps.sort((a, b) => a.at - b.at).map(({ step }) => step), pictures, text: section };
}

const guide = readFileSync(join(__dirname, '../../../content/README.md'), 'utf8');
// A heading inside a block is part of an article, and begins no part of the guide.
const inBlock = '\n\u0000## ';
const sections = guide
  .replace(fence, (block) => block.replaceAll('\n## ', inBlock))
  .split(/^## /m)
  .slice(1)
  .map((section) => section.replaceAll(inBlock, '\n## '));
const isTable = (section: string) => section.startsWith('When the check says no\n');

/** The parts of the guide but its table. */
export const guideTasks: GuideTask[] = sections.filter((section) => !isTable(section)).map(parseTask);

/** How many blocks and quotations of the check the guide has, counted without reading them. */
export const guideCounts = {
  fences: (guide.match(/^```/gm) ?? []).length / 2,
  quotations: (guide.match(/^(?!>).*\n\n> `content\//gm) ?? []).length,
};

/** A row of the table: where, what was right, what it became, and what the check says. */
export const guideRows = (sections.find(isTable) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, place = '', right = '', wrong = '', says = ''] = /^\| `(\S+)` \| `(.+?)` \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    const file = place.replace(/^content\/|:.*$/g, '');
    return { file, right, wrong: /^`(.+)`$/.exec(wrong)?.[1], says: [`${place} ${says}`] };
  });
