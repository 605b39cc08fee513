import { isAlias, visit, type Document, type YAMLError } from 'yaml';
import { createFault, type Fault } from '../report';
import type { SourceFile } from './source-file';

const quoteAdvice = 'Put the whole text in quotes.';
const unclearMessage =
  'This line cannot be read. Look here and just above for a missing quotation mark, a colon without a space, or a line that is not indented like its neighbors.';

const messages: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'The line begins with a tab. Begin it with spaces.',
  BAD_INDENT: 'The line does not begin where its neighbors do. Fields of one entry stand exactly below each other.',
  BLOCK_AS_IMPLICIT_KEY: `A colon and a space stand inside the text, or the next line is indented too far. ${quoteAdvice}`,
  MULTILINE_IMPLICIT_KEY: 'The line is no field. Write the name of the field, a colon, a space and the value.',
  MULTIPLE_DOCS: 'Three hyphens stand here on a line of their own. Take the line out.',
  BAD_DQ_ESCAPE: 'A backslash cannot stand in double quotes like this. Write it twice, or put the text in single quotes.',
};

const messageByQuote: Record<string, string> = {
  "'": 'The text ends at an apostrophe. Put it in double quotes, or write each apostrophe inside twice.',
  '"': 'The text ends at its second quotation mark, and more follows. Put the whole text in single quotes.',
};

function explainUnexpectedToken(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  if (text[at] === '-') return 'A list begins beside the name of its field. Begin it on the next line.';
  const first = /[:-] +([{[*'"|>])/.exec(line)?.[1] ?? '';
  return messageByQuote[first] ?? (first === '' ? unclearMessage : `A text cannot begin with \`${first}\`. ${quoteAdvice}`);
}

function explainError(code: YAMLError['code'], at: number, text: string): string {
  if (code === 'UNEXPECTED_TOKEN') return explainUnexpectedToken(text, at);
  if (code === 'BAD_SCALAR_START' || code === 'TAG_RESOLVE_FAILED' || text[at] === '&')
    return `A text cannot begin with \`${text[at] ?? ''}\`. ${quoteAdvice}`;
  if (code === 'DUPLICATE_KEY') return `\`${/^[^:\n]*/.exec(text.slice(at))![0].trim()}\` stands here a second time. Keep one of the two.`;
  if (code === 'BAD_INDENT' && /: +[{[].*$/.test(text.slice(0, at).trimEnd()))
    return 'A bracket is opened above and not closed. Close it, or put the whole text in quotes.';
  if (code === 'MISSING_CHAR' && /["']/.test(text[at] ?? ''))
    return 'A quotation mark is opened here and not closed. Close it where the text ends.';
  return messages[code] ?? unclearMessage;
}

/** The offset that an editor should look at: the start of a quoted text that does not end. */
function getErrorOffset({ code, pos: [at] }: YAMLError, document: Document): number {
  let start = at;
  if (code !== 'MISSING_CHAR') return start;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < at && at <= range[1]) start = range[0];
    },
  });
  return start;
}

/** The first fault that keeps a file from being parsed, in its front matter or its YAML; none in a file that can be parsed. */
export function findSyntaxFaults(source: SourceFile): Fault[] {
  const { head, body, problem, text } = source;
  if (!head) return [createFault(source, 0, problem!)];
  const yaml = text.slice(head.start, body?.start);
  const error = [...head.document.errors, ...head.document.warnings].find(({ code }) => code !== 'DUPLICATE_KEY');
  if (error) {
    const offset = getErrorOffset(error, head.document);
    return [createFault(source, head.start + offset, explainError(error.code, offset, yaml))];
  }
  return findRepeatedParts(head.document, yaml).map(([offset, message]) => createFault(source, head.start + offset, message));
}

const repeatedMessage =
  'By `&` a part of the file gets a name, and by `*` it stands here once more. Write the part itself, and a text that begins with one of the two in quotes.';

/** The first part that is named or repeated: the editing screen could not write the file once the named part is gone. */
function findRepeatedParts(document: Document, yaml: string): [offset: number, message: string][] {
  const found: [number, string][] = [];
  if (!/[&*]/.test(yaml)) return found;
  visit(document, {
    Node: (_, node) => {
      const [start] = node.range!;
      if (isAlias(node)) found.push([start, node.resolve(document) ? repeatedMessage : `A text cannot begin with \`*\`. ${quoteAdvice}`]);
      else if (node.anchor !== undefined) found.push([yaml.lastIndexOf('&', start), repeatedMessage]);
    },
  });
  return found.slice(0, 1);
}

/** Fields that occur twice. The file can still be parsed. */
export function findDuplicateFields(source: SourceFile): Fault[] {
  const { head, text } = source;
  if (!head) return [];
  return head.document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map((error) => createFault(source, head.start + error.pos[0], explainError(error.code, error.pos[0], text.slice(head.start))));
}

/** Control characters but tabs and line breaks. Gatsby’s parser of YAML does not read them, and XML may not hold them. */
const controlPattern = /[^\P{Cc}\t\n\r]/u;

function createControlFault(source: SourceFile, offset: number, sign: string, where: string): Fault {
  const name = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const advice = 'nobody can see it. Take it out, or write the words around it again.';
  return createFault(source, offset, `The control character ${name} stands ${where}, and ${advice}`);
}

/** Control characters that a text in double quotes holds by an escape such as `\v`. The file can still be parsed. */
export function findEscapedControls(source: SourceFile): Fault[] {
  const { head, text } = source;
  const faults: Fault[] = [];
  if (!head || !text.includes('\\')) return faults;
  visit(head.document, {
    Scalar: (_, { value, range }) => {
      const [sign] = controlPattern.exec(String(value)) ?? [];
      if (sign !== undefined)
        faults.push(createControlFault(source, head.start + range![0], sign, 'in this text, written with a backslash'));
    },
  });
  return faults;
}

/** What is wrong with a file before it is parsed: an unfinished merge, bytes that are not UTF-8, or a control character. */
export function findTextFaults(source: SourceFile): Fault[] {
  const [first, second, third, fourth] = source.text;
  if ((first === '\uFFFD' && second === first) || (second === '\0' && fourth === '\0') || (first === '\0' && third === '\0'))
    return [createFault(source, 0, 'The file is stored in UTF-16, which Notepad calls Unicode. Save it as UTF-8.')];
  const checks = [
    [/-(?<=^[ \t]*-)(?=[a-z_]+:(?:\s|$))/m, 'The hyphen of a list needs a space behind it. Write `- ` before the name of the field.'],
    [
      /^<{7} /m,
      'Two versions of the text stand here, from a merge that was not finished. Keep one, and take out the lines of `<<<<<<<`, `=======` and `>>>>>>>`.',
    ],
    [
      /^[ \t]*(?![ \t\r\n])\s[^\S\n]*(?=[\w-]+:(?:\s|$)|- )/mu,
      'The line begins with a space that was pasted, and only looks like one. Begin it with spaces from the space bar.',
    ],
    [/[\uFFFD-\uFFFF]/, 'A letter here cannot be read. Write it again, and save the file as UTF-8.'],
  ] as const;
  const faults = checks.flatMap(([pattern, message]) => {
    const offset = source.text.search(pattern);
    return offset < 0 ? [] : [createFault(source, offset, message)];
  });
  const control = controlPattern.exec(source.text);
  return control ? [...faults, createControlFault(source, control.index, control[0], 'here')] : faults;
}
