import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentValue } from '../../schema/content-kinds';
import { type ContentNode, findSiblingFile, findSingletonNode, type NodeModel, type ResolverContext } from '../data/node-model';
import { writeOnce } from '../images/image-files';
import { getCoverCrop } from '../images/mobile-crops';

type PictureSource = ContentValue<'Category'>['picture'];
interface SharedNode extends ContentNode {
  picture?: PictureSource | null;
  hero?: PictureSource;
}

/** The size that messengers and social networks recommend. */
export const ogImageSize = { width: 1200, height: 630 };
// Messengers skip larger files than some hundred kilobytes.
const jpegOptions = { quality: 68, mozjpeg: true };

/**
 * Writes the crop of a picture around its focus to `static/share` under a name that holds a hash of its inputs, unless it exists.
 * @returns its path from the root of the site.
 */
export async function publishOgImage(picture: string, focus?: string | null, root = process.cwd()): Promise<string> {
  const bytes = await readFile(picture);
  const { scaled, visible } = getCoverCrop((await sharp(bytes).metadata()).autoOrient, ogImageSize, focus ?? undefined);
  const inputs = JSON.stringify([visible, jpegOptions]);
  const name = `${createHash('sha256').update(bytes).update(inputs).digest('hex').slice(0, 16)}.jpg`;
  await writeOnce(join(root, 'public', 'static', 'share', name), () =>
    sharp(bytes)
      .autoOrient()
      .resize({ ...scaled, fit: 'fill' })
      .extract(visible)
      .flatten({ background: '#fff' })
      .jpeg(jpegOptions)
      .toBuffer(),
  );
  return `/static/share/${name}`;
}

/** The picture that stands for a page where it is shared; that of the site where the page has none. */
export async function resolveOgImage(source: SharedNode, nodeModel: NodeModel) {
  const own = source.hero ?? source.picture;
  const owner = own ? source : await findSingletonNode<ContentNode & ContentValue<'ContentSite'>>(nodeModel, 'ContentSite');
  const { file, focus, alt } = own ?? (owner as { picture: PictureSource }).picture;
  const src = await publishOgImage((await findSiblingFile(nodeModel, owner, file)).absolutePath, focus);
  return { src, ...ogImageSize, alt };
}

const ogImage = {
  type: 'OgImage!',
  resolve: (source: SharedNode, _: unknown, { nodeModel }: ResolverContext) => resolveOgImage(source, nodeModel),
};

/** What each page that can be shared adds to its type. */
export const ogImageResolvers = Object.fromEntries(
  ['Page', 'ContactForm', 'Article', 'Showroom', 'Brand', 'Opening'].map((type) => [type, { ogImage }]),
);
