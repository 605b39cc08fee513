import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The same sizes as in ui/picture, so that no output needs a file that the pages do not have. */
export const imageSelection =
  'gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, formats: [AVIF], breakpoints: [320, 480, 780, 1200, 1920, 2880])';

/** The image data of the file of a picture. */
export const imageQuery = `file { childImageSharp { ${imageSelection} } }`;

/** The result of `imageQuery`. */
export interface ImageQueryResult {
  file: {
    childImageSharp: {
      gatsbyImageData: { width: number; height: number; backgroundColor?: string | undefined; images: { fallback: { srcSet: string } } };
    };
  };
}

/** One file of a picture. */
interface ImageCandidate {
  /** Its path from the root of the site. */
  path: string;
  width: number;
  height: number;
}

/** The files in the `srcset` of a picture, which Gatsby calls the fallback. */
export function parseImageCandidates({ file }: ImageQueryResult): ImageCandidate[] {
  const { width, height, images } = file.childImageSharp.gatsbyImageData;
  return images.fallback.srcSet.split(/,\s*/).map((candidate) => {
    const [path, descriptor] = candidate.split(' ');
    const candidateWidth = Number.parseInt(descriptor!, 10);
    return { path: path!, width: candidateWidth, height: Math.round((candidateWidth * height) / width) };
  });
}

type MakeContent = () => string | Promise<Buffer>;

const pendingWrites = new Map<string, Promise<void>>();

async function writeIfMissing(file: string, make: MakeContent): Promise<void> {
  if (existsSync(file)) return;
  const content = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** The first digits of a hash of what a file is made of. */
export function hashInputs(digits: number, ...inputs: readonly (string | Buffer)[]): string {
  const digest = createHash('sha256');
  for (const input of inputs) digest.update(input);
  return digest.digest('hex').slice(0, digits);
}

/**
 * Writes a file to `static`, unless it exists or is being written.
 * @param path its path there, whose name holds a hash of what it is made of.
 * @param root the folder of the project.
 * @returns its path from the root of the site.
 */
export async function publishStatic(root: string, path: string, make: MakeContent): Promise<string> {
  const file = join(root, 'public', 'static', path);
  const write = pendingWrites.get(file) ?? writeIfMissing(file, make).finally(() => pendingWrites.delete(file));
  pendingWrites.set(file, write);
  await write;
  return `/static/${path}`;
}
