import { readFileSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { parse, posix, dirname, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { checkContent } from '../check/check-content';
import { getEntries } from '../check/read/content-model';
import { withFiles, type ContentFiles } from '../check/read/open-folder';
import { parsePicture } from '../check/read/pictures';
import { formatReport } from '../check/report';
import { slugify } from '../check/wording';
import {
  pictureFileParser,
  parseText,
  atMost,
  createQuestion,
  type ScaffoldAnswers,
  type ScaffoldContext,
  type ScaffoldQuestion,
  ScaffoldError,
  type WritePlan,
} from './ask';

/** Content as YAML, without fields that have no value. */
export const toYaml = (value: object): string => stringify(value, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });

/** A Markdown file with front matter and body. */
export const toMarkdownFile = (head: object, text: string): string => `---\n${toYaml(head)}---\n\n${text}\n`;

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

const toFaultKey = (fault: object) => JSON.stringify(fault);

/** @throws {ScaffoldError} when a plan changes a file that has faults, or adds faults to the content. */
export function assertNoNewFaults({ target, files: added, isEdit = false }: WritePlan, files: ContentFiles, today: string): void {
  const { faults: before } = checkContent(files, today);
  const inChanged = before.filter(({ file }) => isEdit && file === `${files.name}/${target}`);
  if (inChanged.length > 0) throw new ScaffoldError(`Nothing was written. Mend the file first:\n${formatReport(inChanged)}`);
  const known = new Set(before.map(toFaultKey));
  const found = checkContent(withFiles(files, added), today).faults.filter((fault) => !known.has(toFaultKey(fault)));
  if (found.length > 0) throw new ScaffoldError(`Nothing was written, because the check would say:\n${formatReport(found)}`);
}

/**
 * Writes a plan to the content folder, whole or not at all: it is checked with the content, written beside the folder, and moved in one
 * step.
 * @param files what the folder holds.
 * @throws {ScaffoldError} when a file exists or the check finds a fault.
 */
export async function writePlan(plan: WritePlan, root: string, files: ContentFiles, today: string): Promise<void> {
  const folder = resolve(root);
  const { target, isEdit = false } = plan;
  const path = join(folder, target);
  if (!isEdit && existsSync(path)) throw new ScaffoldError(`Nothing was written: content/${target} is there already. Give another title.`);
  assertNoNewFaults(plan, files, today);
  const staged = await mkdtemp(join(dirname(folder), '.new-'));
  try {
    for (const [file, text] of Object.entries(plan.files)) {
      await mkdir(dirname(join(staged, file)), { recursive: true });
      await writeFile(join(staged, file), text);
    }
    await mkdir(dirname(path), { recursive: true });
    await rename(join(staged, target), path);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

const draftNotice =
  'It is a draft, which visitors do not see. Write what stands in "(To write: …)", then take the line `draft: true` away.';
const placeholderNotice = 'Pictures from content/pictures stand in for yours: put your own beside the file, and name them in it.';

/** The message after writing: what was written, and what to do next. */
export function formatWrittenFiles({ files, isEdit = false }: WritePlan): string {
  const lines = Object.keys(files).map((file) => `${isEdit ? 'Changed' : 'Wrote'} content/${file}`);
  const hasPlaceholders = Object.values(files).some((text) => typeof text === 'string' && text.includes('../../pictures/'));
  return [...lines, ...(isEdit ? [] : [draftNotice]), ...(hasPlaceholders ? [placeholderNotice] : [])].join('\n');
}
