import { contentKinds, kindOf } from '../../../schema/content';
import type { Rule } from '../content';
import { faultOf } from '../fault';
import { listed, near } from '../near';
import { pictureName } from '../picture-bytes';

const patterns = contentKinds.map(({ files }) => files.replace('*', '<name>'));
const folders = [...new Set(patterns.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!))];
const singles = patterns.filter((path) => !path.includes('/'));

function advice(file: string): string {
  const [folder, ...below] = file.split('/');
  if (/\.(?:JPE?G|PNG|SVG|jfif)$/.test(file)) return 'Rename it so that its ending is .jpg, .png or .svg, in small letters.';
  if (/\.(?:webp|avif|gif|heic|tiff?)$/i.test(file)) return 'Pictures here are .jpg, .png or .svg: export it again as one of them.';
  const meant = below.length === 0 ? near(file, singles) : near(folder!, folders);
  if (meant === undefined) return `Files are ${listed(singles)}, and in folders ${listed(patterns.filter((path) => path.includes('/')))}.`;
  return below.length === 0
    ? `Did you mean \`content/${meant}\`?`
    : `Did you mean \`content/${patterns.find((path) => path.startsWith(`${meant}/`))!}\`?`;
}

/** Every file is of a kind that the site reads. */
export const unknownFiles: Rule = function* ({ files }) {
  for (const file of files) {
    if (kindOf(file) || pictureName.test(file) || file === 'README.md') continue;
    yield faultOf(file, `The site does not read a file of this name and folder. ${advice(file)}`);
  }
};
