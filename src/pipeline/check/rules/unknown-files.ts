import { contentKinds, findContentKind } from '../../../schema/content';
import type { Rule } from '../content';
import { createFileFault } from '../fault';
import { formatNames, findClosestName } from '../closest-name';
import { pictureFilePattern } from '../picture-format';

const patterns = contentKinds.map(({ files }) => files.replace('*', '<name>'));
const folders = [...new Set(patterns.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!))];
const singleFiles = patterns.filter((path) => !path.includes('/'));

function formatAdvice(file: string): string {
  const [folder, ...below] = file.split('/');
  if (/\.(?:JPE?G|PNG|SVG|jfif)$/.test(file)) return 'Rename it so that its ending is .jpg, .png or .svg, in small letters.';
  if (/\.(?:webp|avif|gif|heic|tiff?)$/i.test(file)) return 'Pictures here are .jpg, .png or .svg: export it again as one of them.';
  const meant = below.length === 0 ? findClosestName(file, singleFiles) : findClosestName(folder!, folders);
  if (meant === undefined)
    return `Files are ${formatNames(singleFiles)}, and in folders ${formatNames(patterns.filter((path) => path.includes('/')))}.`;
  return below.length === 0
    ? `Did you mean \`content/${meant}\`?`
    : `Did you mean \`content/${patterns.find((path) => path.startsWith(`${meant}/`))!}\`?`;
}

/** Every file is of a kind that the site reads. */
export const unknownFiles: Rule = function* ({ files }) {
  for (const file of files) {
    if (findContentKind(file) || pictureFilePattern.test(file) || file === 'README.md') continue;
    yield createFileFault(file, `The site does not read a file of this name and folder. ${formatAdvice(file)}`);
  }
};
