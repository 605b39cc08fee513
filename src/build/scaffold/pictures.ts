import { readFileSync } from 'node:fs';
import { parse, posix } from 'node:path';
import { entriesOf } from '../check/content';
import { pictureBytes } from '../check/picture-bytes';
import { pictureIn, slugOf, words } from './answers';
import { type Answers, type Known, type Question, Refusal } from './question';

/** A picture as content names it. */
export interface Picture {
  file: string;
  alt: string;
}

/** The questions for as many pictures as that. */
export const pictureQuestions = (most: number): Question[] => [
  {
    flag: 'picture',
    ask: 'The path of a picture on this machine, .jpg or .png',
    example: './basin.jpg',
    takes: () => ({ least: 0, most }),
    read: pictureIn(['JPEG', 'PNG']),
  },
  {
    flag: 'alt',
    ask: 'What is seen in the picture, for those who cannot see it',
    example: 'A pale stone basin under a window',
    takes: ({ picture = [] }) => ({ least: picture.length, most: picture.length }),
    read: words,
  },
];

function nameFor(path: string, taken: readonly string[]): string {
  const name = slugOf(parse(path).name) || 'picture';
  const ending = pictureBytes(path) === 'PNG' ? '.png' : '.jpg';
  const free = [name, ...Array.from({ length: taken.length }, (_, at) => `${name}-${at + 2}`)];
  return free.map((one) => `${one}${ending}`).find((one) => !taken.includes(one))!;
}

/**
 * The pictures that were given, with their files for a folder of the content; up to `least` of them are stood in for by those of the
 * categories, seen from a folder two steps below `content/`. Throws a refusal where there are none.
 */
export function picturesFor({ picture = [], alt = [] }: Answers, { content }: Known, least: number) {
  const files: Record<string, Buffer> = {};
  const given = picture.map((path, at): Picture => {
    const name = nameFor(path, Object.keys(files));
    files[name] = readFileSync(path);
    return { file: `./${name}`, alt: alt[at]! };
  });
  const others = entriesOf(content, 'Category').flatMap(({ value }) =>
    value.picture?.file !== undefined && value.picture.alt !== undefined
      ? [{ file: posix.join('../..', value.picture.file), alt: value.picture.alt }]
      : [],
  );
  const open = Math.max(0, least - given.length);
  if (open > 0 && others.length === 0) throw new Refusal('No category has a picture to stand in. Give one with `--picture` and `--alt`.');
  const standIns = Array.from({ length: open }, (_, at) => others[at % others.length]!);
  return { pictures: [...given, ...standIns], files, standIns: open };
}
