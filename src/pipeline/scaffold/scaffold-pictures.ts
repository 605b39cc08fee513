import { readFileSync } from 'node:fs';
import { parse, posix } from 'node:path';
import { getEntries } from '../check/content';
import { detectPictureFormat } from '../check/picture-format';
import { pictureFileParser, slugify, parseText } from './parse-answers';
import { type ScaffoldAnswers, type ScaffoldContext, type ScaffoldQuestion, ScaffoldError } from './scaffold-model';

/** A picture in the content. */
export interface ScaffoldPicture {
  file: string;
  alt: string;
}

/** The questions for a number of pictures. */
export const pictureQuestions = (most: number): ScaffoldQuestion[] => [
  {
    flag: 'picture',
    prompt: 'The path of a picture on this machine, .jpg or .png',
    example: './basin.jpg',
    answerCount: () => ({ least: 0, most }),
    parse: pictureFileParser(['JPEG', 'PNG']),
  },
  {
    flag: 'alt',
    prompt: 'What is seen in the picture, for those who cannot see it',
    example: 'A pale stone basin under a window',
    answerCount: ({ picture = [] }) => ({ least: picture.length, most: picture.length }),
    parse: parseText,
  },
];

function toUniqueFileName(path: string, taken: readonly string[]): string {
  const name = slugify(parse(path).name) || 'picture';
  const ending = detectPictureFormat(path) === 'PNG' ? '.png' : '.jpg';
  const free = [name, ...Array.from({ length: taken.length }, (_, at) => `${name}-${at + 2}`)];
  return free.map((one) => `${one}${ending}`).find((one) => !taken.includes(one))!;
}

/**
 * The given pictures, with their files for a folder of the content. Pictures of the categories fill up to `least`, with paths from a
 * folder two levels below `content/`.
 * @throws {ScaffoldError} when there are no pictures to fill up with.
 */
export function collectPictures({ picture = [], alt = [] }: ScaffoldAnswers, { content }: ScaffoldContext, least: number) {
  const files: Record<string, Buffer> = {};
  const given = picture.map((path, at): ScaffoldPicture => {
    const name = toUniqueFileName(path, Object.keys(files));
    files[name] = readFileSync(path);
    return { file: `./${name}`, alt: alt[at]! };
  });
  const others = getEntries(content, 'Category').flatMap(({ value }) =>
    value.picture?.file !== undefined && value.picture.alt !== undefined
      ? [{ file: posix.join('../..', value.picture.file), alt: value.picture.alt }]
      : [],
  );
  const open = Math.max(0, least - given.length);
  if (open > 0 && others.length === 0)
    throw new ScaffoldError('No category has a picture to stand in. Give one with `--picture` and `--alt`.');
  const standIns = Array.from({ length: open }, (_, at) => others[at % others.length]!);
  return { pictures: [...given, ...standIns], files, standIns: open };
}
