import { posix } from 'node:path';
import type { Content, ContentEntry } from './content';
import { findClosestName, formatClosestName } from './closest-name';

/** The path inside `content/` of a picture that a file names; it begins with `..` when it is outside. */
export const resolvePicturePath = ({ source }: ContentEntry, target: string): string => posix.join(posix.dirname(source.file), target);

const toRelativePath = ({ source }: ContentEntry, picture: string) => {
  const path = posix.relative(posix.dirname(source.file), picture);
  return path.startsWith('.') ? path : `./${path}`;
};

/** The picture that a wrong name most likely means. */
export function findSuggestedPicture(content: Content, entry: ContentEntry, target: string): string | undefined {
  const wanted = resolvePicturePath(entry, target);
  const all = [...content.pictures.keys()];
  const beside = all.filter((file) => posix.dirname(file) === posix.dirname(wanted)).map((file) => posix.basename(file));
  const name = findClosestName(posix.basename(wanted), beside);
  if (name !== undefined) return posix.join(posix.dirname(wanted), name);
  return all.find((file) => posix.basename(file) === posix.basename(wanted)) ?? findClosestName(wanted, all);
}

/** A name that every computer stores and compares alike: without capitals, accents and spaces. */
const toPlainName = (path: string): string =>
  path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w./-]+/g, '-');

/** What tells the name in a text from that of the file, where the two look alike; undefined where they do not. */
function findLookAlike(content: Content, entry: ContentEntry, target: string): string | undefined {
  const wanted = resolvePicturePath(entry, target);
  const name = posix.basename(target);
  for (const file of content.files) {
    if (file.normalize('NFC') === wanted.normalize('NFC'))
      return `The letters with accents of \`${name}\` are stored in another way here than in the name of the file, and the build finds no such file. Name it \`${toPlainName(name)}\`, here and in the folder.`;
    if (file.toLowerCase() === wanted.toLowerCase())
      return `The file is named \`${posix.basename(file)}\`, with other capitals. Write it so; visitors would see no picture.`;
  }
  return undefined;
}

/** What is wrong with the path of a picture, or undefined when the file exists. */
export function getMissingPictureMessage(content: Content, entry: ContentEntry, target: string): string | undefined {
  const wanted = resolvePicturePath(entry, target);
  if (wanted.startsWith('../')) return `\`${target}\` leads out of the folder content/. Put the picture beside this file.`;
  if (content.pictures.has(wanted)) return undefined;
  const suggested = findSuggestedPicture(content, entry, target);
  const advice = formatClosestName(suggested && toRelativePath(entry, suggested), 'Put it there, or write the name of one that is there.');
  return findLookAlike(content, entry, target) ?? `There is no picture \`${target}\`. ${advice}`;
}

/** What is wrong with the format of a picture, or undefined. */
export function getWrongFormatMessage(content: Content, entry: ContentEntry, target: string): string | undefined {
  const format = content.pictures.get(resolvePicturePath(entry, target))?.format;
  const right = target.endsWith('.png') ? 'PNG' : 'JPEG';
  if (format === undefined || format === right) return undefined;
  if (format === 'JPEG' || format === 'PNG')
    return `\`${target}\` holds a ${format}. Rename it so that it ends in ${format === 'PNG' ? '.png' : '.jpg'}, here and in the folder.`;
  return `\`${target}\` holds no JPEG or PNG picture. Export it again as a ${right}.`;
}
