import { contentKinds, findContentKind } from '../../../schema/content';
import { formatNames, findClosestName } from '../closest-name';
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

function formatAdvice(file: string): string {
  const [folder, ...below] = file.split('/');
  if (/\.(?:JPE?G|PNG|SVG|jfif)$/.test(file)) return 'Rename it so that its ending is .jpg, .png or .svg, in small letters.';
  if (/\.(?:webp|avif|gif|heic|tiff?)$/i.test(file)) return 'Pictures here are .jpg, .png or .svg: export it again as one of them.';
  const folders = inFolders.map((path) => path.split('/')[0]!);
  const name = below.length === 0 ? findClosestName(file, singleFiles) : findClosestName(folder!, folders);
  if (name === undefined) return `Files are ${formatNames(singleFiles)}, and in folders ${formatNames(inFolders)}.`;
  return `Did you mean \`content/${below.length === 0 ? name : inFolders[folders.indexOf(name)]!}\`?`;
}

/** Every file is of a kind that the site reads. */
const unknownFiles: Rule = function* ({ files }) {
  for (const file of files)
    if (!findContentKind(file) && !pictureFilePattern.test(file) && file !== 'README.md')
      yield createFileFault(file, `The site does not read a file of this name and folder. ${formatAdvice(file)}`);
};

export const fileRules: Rules = { missingFiles, unknownFiles };
