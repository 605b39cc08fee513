/** The parts of a Markdown file: its front matter in YAML and its body, each with its offset. */
export interface FrontMatter {
  head: string;
  headStart: number;
  body: string;
  bodyStart: number;
}

/** Splits a Markdown file at the two lines of three hyphens, or says what is wrong with them. */
export function splitFrontMatter(text: string): FrontMatter | { problem: string } {
  const opening = /^---[ \t]*\r?\n/.exec(text);
  if (!opening)
    return {
      problem:
        'The file does not begin with a line of three hyphens. Put `---` alone on the first line, the fields below it, and `---` again after them.',
    };
  const headStart = opening[0].length;
  const closing = /^---[ \t]*(?:\r?\n|$)/m.exec(text.slice(headStart));
  if (!closing) return { problem: 'The fields at the head of the file do not end. Put `---` alone on a line between them and the text.' };
  const headEnd = headStart + closing.index;
  const bodyStart = headEnd + closing[0].length;
  return { head: text.slice(headStart, headEnd), headStart, body: text.slice(bodyStart), bodyStart };
}
