import { readFileSync } from 'node:fs';
import { parse, posix } from 'node:path';
import { getEntries } from '../check/read/content';
import { parsePicture } from '../check/read/pictures';
import { pictureFileParser, slugify, parseText } from './parse-answers';
import { atMost, createQuestion, type ScaffoldAnswers, type ScaffoldContext, type ScaffoldQuestion, ScaffoldError } from './scaffold-model';

/** The questions for a number of pictures. */
export const pictureQuestions = (max: number): ScaffoldQuestion[] => [
  createQuestion(
    'picture',
    'The path of a picture on this machine, .jpg or .png',
    './basin.jpg',
    pictureFileParser(['JPEG', 'PNG']),
    atMost(max),
  ),
  createQuestion(
    'alt',
    'What is seen in the picture, for those who cannot see it',
    'A pale stone basin under a window',
    parseText,
    ({ picture = [] }) => ({ min: picture.length, max: picture.length }),
  ),
];

function toUniqueFileName(path: string, taken: object): string {
  const name = slugify(parse(path).name) || 'picture';
  const extension = parsePicture(path, readFileSync(path)).format === 'PNG' ? '.png' : '.jpg';
  for (let count = 1; ; count += 1) {
    const file = count === 1 ? name + extension : `${name}-${count}${extension}`;
    if (!(file in taken)) return file;
  }
}

/**
 * The given pictures, with their files for a folder of the content. Pictures of the categories fill up to `min`, with paths from a
 * folder two levels below `content/`.
 * @throws {ScaffoldError} when there are no pictures to fill up with.
 */
export function collectPictures({ picture = [], alt = [] }: ScaffoldAnswers, { content }: ScaffoldContext, min: number) {
  const files: Record<string, Buffer> = {};
  const pictures = picture.map((path, index) => {
    const name = toUniqueFileName(path, files);
    files[name] = readFileSync(path);
    return { file: `./${name}`, alt: alt[index]! };
  });
  const placeholders = getEntries(content, 'Category').flatMap(({ value: { picture: { file, alt: text } = {} } }) =>
    file !== undefined && text !== undefined ? [{ file: posix.join('../..', file), alt: text }] : [],
  );
  if (pictures.length < min && placeholders.length === 0)
    throw new ScaffoldError('No category has a picture to stand in. Give one with `--picture` and `--alt`.');
  for (let index = 0; pictures.length < min; index += 1) pictures.push({ ...placeholders[index % placeholders.length]! });
  return { pictures, files };
}
