import type { Content } from './read/content-model';
import { createFault, type Fault } from './report';
import type { SourceFile } from './read/source-file';

/** A comment that marks the cause of a warning as intended. */
interface SilencingComment {
  source: SourceFile;
  /** The offset of the comment. */
  offset: number;
  /** The lines that it covers, from 1: its own, or the next line that is no comment, with those of the text that begins there. */
  lines: number[];
  /** The id of the rule whose warning it marks; empty if it names none. */
  rule: string;
  reason: string;
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
  if (!/: +[|>][-+\d]*\s*(?:#.*)?$/.test(lines[index] ?? '')) return [index + 1];
  const after = lines.slice(index + 1);
  const end = after.findIndex((line) => line.trim() !== '' && getIndent(line) <= getIndent(lines[index]!));
  return Array.from({ length: 1 + (end < 0 ? after.length : end) }, (_, at) => index + 1 + at);
}

function findSilencingComments(source: SourceFile): SilencingComment[] {
  if (!/\bintended\b/.test(source.text)) return [];
  const bodyStart = source.body?.start ?? Infinity;
  const lines = source.text.replaceAll('\r', ' ').split('\n');
  let start = 0;
  return lines.flatMap((written, index) => {
    const lineStart = start;
    start += written.length + 1;
    const match = patterns[lineStart >= bodyStart ? 'markdown' : 'yaml'].exec(written);
    if (!match) return [];
    const next = isCommentLine(written) ? lines.findIndex((line, at) => at > index && !isCommentLine(line)) : index;
    const [, rule = '', reason = ''] = match;
    const offset = lineStart + match.index + match[0].search(/\S/);
    return [{ source, offset, lines: listTextLines(lines, next), rule, reason: reason.trim() }];
  });
}

const toKey = (file: string, line: number, rule: string | undefined) => `${file}:${line} ${rule}`;

/**
 * Leaves out the warnings that the content marks as intended: by a comment `# intended(rule): the reason` on the line or above it, and in the
 * text of an article by a line `[//]: # (intended(rule): the reason)` above it. A comment without a rule or a reason is a fault, and one that
 * leaves out nothing is a warning.
 * @param isWhole whether every file could be read whole: what cannot be read is judged by no rule, and its warnings are missing.
 */
export function silenceWarnings(content: Content, warnings: readonly Fault[], isWhole: boolean): { faults: Fault[]; warnings: Fault[] } {
  const comments = content.sources.flatMap(findSilencingComments);
  const intended = new Set(comments.flatMap(({ source, lines, rule }) => lines.map((line) => toKey(source.file, line, rule))));
  const judged = comments.map((comment) => {
    const { source, lines, rule, reason, offset } = comment;
    const here = warnings.filter(({ file, line }) => file === source.file && lines.includes(line)).map((warning) => warning.rule!);
    const isNeedless = rule === '' ? here.length === 0 : !here.includes(rule);
    const toFault = (message: string) => createFault(source, offset, message);
    if (isNeedless)
      return { faults: [], needless: isWhole ? [toFault('There is no such warning at this line any more. Take the comment out.')] : [] };
    const missing = rule === '' ? 'does not say which warning is meant' : 'gives no reason';
    const isRight = rule !== '' && reason !== '';
    const right =
      offset >= (source.body?.start ?? Infinity) ? `[//]: # (intended(${here[0]}): the reason)` : `# intended(${here[0]}): the reason`;
    return { faults: isRight ? [] : [toFault(`The comment ${missing}. Write \`${right}\`.`)], needless: [] };
  });
  return {
    faults: judged.flatMap(({ faults }) => faults),
    warnings: [
      ...warnings.filter(({ file, line, rule }) => !intended.has(toKey(file, line, rule))),
      ...judged.flatMap(({ needless }) => needless),
    ],
  };
}
