/** A file as a line of a form's values: two files with one line count as the same file. */
export const formatFileLine = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  name === '' ? '' : `${name} ${size} ${lastModified}`;

/** The file names in lines of `formatFileLine`. */
export const parseFileNames = (lines: string): string[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/ \d+ \d+$/, ''));
