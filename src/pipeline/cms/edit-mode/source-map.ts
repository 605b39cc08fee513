/** The name of the field of the editing screen that holds the list of a file. */
export const listFieldName = 'entries';

/** A value of the content as a page shows it, and where it is written. */
export interface SourceValue {
  /** The words on the page, with counts filled in and without Markdown; of a picture its alternate text. */
  text: string;
  /** The path from the root of the repository. */
  file: string;
  /** The steps to the field, as in the editing screen: names, and indexes from 0. */
  path: (string | number)[];
  isPicture?: true;
  /** Whether the words are computed from the value. */
  isComputed?: true;
  /** What a number in the words is counted from. */
  counts?: string[];
}

/** The content source map of a build: every value that a page can show. */
export interface SourceMap {
  values: SourceValue[];
  /** From the path of a page to the file of its entry. */
  pages: Record<string, string>;
  /** From a file to the route of its entry in the editing screen. */
  screens: Record<string, string>;
}

/** A text with single spaces, as it is compared. */
export const normalizeText = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `Title of entry 2 of sections, in content/pages/home.yaml`: a field in words. */
export function describeSource({ path, file }: Pick<SourceValue, 'path' | 'file'>): string {
  const parts: string[] = [];
  for (const step of path)
    if (typeof step === 'number') parts[parts.length - 1] = `entry ${step + 1} of ${parts.at(-1) ?? 'the list'}`;
    else parts.push(step === listFieldName ? 'the list' : step.replaceAll('_', ' '));
  const words = parts.reverse().join(' of ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, in ${file}`;
}
