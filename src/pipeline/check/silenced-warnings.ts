import { groupBy, type Content } from './read/content-model';
import type { Fault } from './report';
import type { SourceFile } from './read/source-file';

/** A comment that marks the cause of a warning as intended. */
interface SilencingComment {
  /** Its place, from 1. */
  line: number;
  column: number;
  isInBody: boolean;
  /** The id of the rule whose warning it marks; empty if it names none. */
  rule: string;
  reason: string;
}

/** A line, or a text of several lines, with the comments on its first line and above it, and the rules that find something there. */
interface MarkedText {
  file: string;
  /** From 1. */
  lines: number[];
  comments: SilencingComment[];
  found: Set<string>;
}

const patterns = {
  yaml: /(?:^|\s)#\s*intended\b(?:\(([\w-]*)\))?:?(.*)$/,
  // CommonMark has no comments: the definition of a link that nothing refers to is not rendered.
  markdown: /^\[\/\/\]:\s*#\s*["'(]intended\b(?:\(([\w-]*)\))?:?(.*?)["')]?\s*$/,
};

const isCommentLine = (line: string) => /^\s*(?:#.*|\[\/\/\]:.*)?$/.test(line);

const getIndent = (line: string) => /^ */.exec(line)![0].length;

/** The line at an index and, where a text of several lines begins on it, those of the text, from 1. */
function listTextLines(lines: readonly string[], index: number): number[] {
  const line = lines[index]!;
  let end = index + 1;
  if (/: +[|>][-+\d]*\s*(?:#.*)?$/.test(line))
    while (end < lines.length && (lines[end]!.trim() === '' || getIndent(lines[end]!) > getIndent(line))) end += 1;
  return Array.from({ length: end - index }, (_, at) => index + 1 + at);
}

function findMarkedTexts({ file, text, body }: SourceFile): MarkedText[] {
  if (!/\bintended\b/.test(text)) return [];
  const lines = text.replaceAll('\r', ' ').split('\n');
  const texts: MarkedText[] = [];
  let comments: SilencingComment[] = [];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const isInBody = start >= (body?.start ?? Infinity);
    const match = patterns[isInBody ? 'markdown' : 'yaml'].exec(line);
    const [found = '', rule = '', reason = ''] = match ?? [];
    if (match) comments.push({ line: index + 1, column: match.index + found.search(/\S/) + 1, isInBody, rule, reason: reason.trim() });
    if (comments.length > 0 && !isCommentLine(line)) {
      texts.push({ file, lines: listTextLines(lines, index), comments, found: new Set() });
      comments = [];
    }
    start += line.length + 1;
  }
  // Below the last ones nothing stands.
  return [...texts, { file, lines: [], comments, found: new Set() }];
}

const needless = 'There is no such warning at this line any more. Take the comment out.';

/** What is wrong with a comment on a text with warnings of some rules; undefined where nothing is. */
function findMistake({ isInBody, rule, reason }: SilencingComment, found: ReadonlySet<string>): string | undefined {
  if (rule === '' ? found.size === 0 : !found.has(rule)) return needless;
  if (rule !== '' && reason !== '') return undefined;
  const missing = rule === '' ? 'does not say which warning is meant' : 'gives no reason';
  const right = `intended(${[...found][0]!}): the reason`;
  return `The comment ${missing}. Write \`${isInBody ? `[//]: # (${right})` : `# ${right}`}\`.`;
}

/**
 * Leaves out the warnings that the content marks as intended: by a comment `# intended(rule): the reason` on the line or above it, and in the
 * text of an article by a line `[//]: # (intended(rule): the reason)` above it. A comment without a rule or a reason is a fault, and one that
 * leaves out nothing is a warning.
 * @param isWhole whether every file could be read whole: what cannot be read is judged by no rule, and its warnings are missing.
 */
export function silenceWarnings(content: Content, warnings: readonly Fault[], isWhole: boolean): { faults: Fault[]; warnings: Fault[] } {
  const texts = content.sources.flatMap(findMarkedTexts);
  const marks = texts.flatMap((text) => {
    const intended = new Set(text.comments.map(({ rule }) => rule));
    return text.lines.map((line) => ({ place: `${text.file}:${line}`, found: text.found, intended }));
  });
  const marksByPlace = groupBy(marks, ({ place }) => place);
  const left = warnings.filter(({ file, line, rule = '' }) => {
    const here = marksByPlace.get(`${file}:${line}`) ?? [];
    for (const { found } of here) found.add(rule);
    return !here.some(({ intended }) => intended.has(rule));
  });
  const mistakes = texts.flatMap(({ file, comments, found }) =>
    comments.flatMap((comment): Fault[] => {
      const message = findMistake(comment, found);
      return message === undefined ? [] : [{ file, line: comment.line, column: comment.column, message }];
    }),
  );
  return {
    faults: mistakes.filter(({ message }) => message !== needless),
    warnings: [...left, ...mistakes.filter(({ message }) => message === needless && isWhole)],
  };
}
