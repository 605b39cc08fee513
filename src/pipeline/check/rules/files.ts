import { contentKinds, findContentKind } from '../../../schema/content';
import { formatNames, findClosestName } from '../closest-name';
import { findDuplicates } from '../duplicates';
import { createFileFault } from '../fault';
import { pictureFilePattern } from '../picture-file';
import type { Rule, Rules } from '../rule';

/** The file of every kind of content that is in one file exists. */
const missingFiles: Rule = function* ({ files }) {
  for (const { files: file, schema, format } of contentKinds) {
    if (file.includes('*') || files.includes(file)) continue;
    const what = (schema.meta()?.description ?? 'a part of the site').toLowerCase();
    yield createFileFault(
      file,
      format === 'list'
        ? `The file is missing. It is a list, and each entry of it is: ${what}. An empty list is written \`[]\`.`
        : `The file is missing. It holds: ${what}. Put it back.`,
    );
  }
};

const patterns = contentKinds.map(({ files }) => files.replace('*', '<name>'));
const inFolders = patterns.filter((path) => path.includes('/'));
const singleFiles = patterns.filter((path) => !path.includes('/'));

/** Files that editors leave among the content by mistake: what they are, and what to do. */
const strayFiles: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i, 'Windows puts this file into folders with pictures, and nobody needs it. Take it away.'],
  [/(?:^|\/)~\$|\.(?:tmp|bak|orig|swp)$|~$/i, 'A program left this file when it was closed. Take it away.'],
  [
    /\.(?:docx?|odt|rtf|pages|pdf|xlsx?|csv|numbers|pptx?|key|txt)$/i,
    'The site reads no documents here. Write the text into the file of its entry; a document for visitors goes to the folder `static`.',
  ],
  [
    /\.(?:psd|ai|eps|indd|sketch|fig|xd|raw|cr2|nef|dng)$/i,
    'This is the file of a design program. Export it as a .jpg, .png or .svg, and put that here.',
  ],
  [/\.(?:mp4|mov|avi|webm|mp3|wav|m4a)$/i, 'The site shows no films and plays no sound. Take the file away.'],
  [/\.(?:zip|rar|7z|gz)$/i, 'The site reads no archives. Unpack it, and put its files here.'],
  [/\.(?:jpe?g|png|svg|jfif|jpe)$/i, 'The ending is read in small letters alone. Rename the file so that it ends in .jpg, .png or .svg.'],
  [/\.(?:webp|avif|gif|heic|heif|tiff?|bmp)$/i, 'Pictures here are .jpg, .png or .svg. Export it again as one of them.'],
];

function formatAdvice(file: string): string {
  const stray = strayFiles.find(([pattern]) => pattern.test(file))?.[1];
  if (stray !== undefined) return stray;
  const [folder, ...below] = file.split('/');
  const folders = inFolders.map((path) => path.split('/')[0]!);
  const name = below.length === 0 ? findClosestName(file, singleFiles) : findClosestName(folder!, folders);
  const unread = 'The site does not read a file of this name and folder.';
  if (name === undefined) return `${unread} Files are ${formatNames(singleFiles)}, and in folders ${formatNames(inFolders)}.`;
  return `${unread} Did you mean \`content/${below.length === 0 ? name : inFolders[folders.indexOf(name)]!}\`?`;
}

/** Every file is of a kind that the site reads. */
const unknownFiles: Rule = function* ({ files }) {
  for (const file of files)
    if (!findContentKind(file) && !pictureFilePattern.test(file) && file !== 'README.md') yield createFileFault(file, formatAdvice(file));
};

/** No two files are one file on the computers of editors: Windows and macOS do not tell capitals apart, nor two ways to store an accent. */
const twinFiles: Rule = ({ files }) =>
  findDuplicates(files, (file) => file.normalize('NFC').toLowerCase()).map(({ item, first }) =>
    createFileFault(
      item,
      `Only capitals or accents tell this file from content/${first}, and on Windows and macOS the two are one. Rename one of them.`,
    ),
  );

export const fileRules: Rules = { missingFiles, unknownFiles, twinFiles };
