import { parseSvgRatio } from '../pipeline/markup/xml';
import type { ImageData, PreviewContent } from '../pipeline/cms/preview-messages';
import type { Assets } from '../pipeline/data/build-assets';

/** A file that an entry names: its name there, and its path. */
interface NamedFile {
  file: string;
  path: string;
}

/** The files of a preview: those that the build has, those that the editor has chosen, and what of the entry is in neither. */
export interface PreviewAssets extends Assets {
  readImage: (named: NamedFile) => Promise<ImageData | null>;
}

/** The image data of a chosen picture; null when it is no picture that the browser reads. */
const measureImage = async (url: string): Promise<ImageData | null> => {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob()).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  return { width, height, images: { fallback: { src: url, srcSet: `${url} ${width}w` } } } as ImageData;
};

const toDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * Creates the assets of a preview. A chosen picture has one size, that of its file, and no crop for phones.
 * @param chosen the URLs of chosen files, by their paths in `content/`.
 * @param missing takes the files that are not there.
 */
export function createPreviewAssets(
  { drawings, images }: Pick<PreviewContent, 'drawings' | 'images'>,
  chosen: ReadonlyMap<string, string>,
  missing: Map<string, string>,
): PreviewAssets {
  const measured = new Map<string, Promise<ImageData | null>>();
  const measure = (url: string) => measured.get(url) ?? measured.set(url, measureImage(url)).get(url)!;
  return {
    readText: async (path) => {
      const name = path.slice(1);
      const url = chosen.get(name);
      if (url !== undefined) return (await fetch(url)).text();
      if (drawings[name] === undefined) missing.set(name, name.split('/').at(-1)!);
      return drawings[name] ?? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
    },
    readImage: async ({ file, path }) => {
      const name = path.slice(1);
      const url = chosen.get(name);
      if (url === undefined && !images[name] && file !== '') missing.set(name, file);
      return images[name] ?? (url === undefined ? null : measure(url));
    },
    publishLogo: (_, svg) => Promise.resolve({ src: toDataUrl(svg), ratio: parseSvgRatio(svg) }),
    publishWordmark: ({ title }) => Promise.reject(new Error(`No page shows the tile of ${title}.`)),
    publishMobileCrop: () => Promise.resolve(null),
  };
}
