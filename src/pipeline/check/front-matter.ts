/** A Markdown file taken apart: its head in YAML and its text, each with the offset it begins at. */
export interface FrontMatter {
  head: string;
  headStart: number;
  body: string;
  bodyStart: number;
}

/** What stands between two lines of three hyphens at the start of a Markdown file, or what is wrong there. */
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
