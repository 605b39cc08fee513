import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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

/** Writes a file whose name holds a hash of its inputs, unless it exists or is being written. */
export function writeOnce(file: string, make: MakeContent): Promise<void> {
  const pending = pendingWrites.get(file);
  if (pending) return pending;
  const write = writeIfMissing(file, make).finally(() => pendingWrites.delete(file));
  pendingWrites.set(file, write);
  return write;
}
