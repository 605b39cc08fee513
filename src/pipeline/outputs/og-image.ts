import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ContentValue } from '../../schema/content-kinds';
import { type ContentNode, findSiblingFile, findSingletonNode, type NodeModel, type ResolverContext } from '../data/node-model';
import { hashInputs, publishStatic } from '../images/image-files';
import { getCoverCrop, type Size } from '../images/mobile-crops';

type PictureSource = ContentValue<'Category'>['picture'];
interface SharedNode extends ContentNode {
  picture?: PictureSource | null;
  hero?: PictureSource;
}

/** The size that messengers and social networks recommend. */
export const ogImageSize = { width: 1200, height: 630 };
// Messengers skip larger files than some hundred kilobytes.
const jpegOptions = { quality: 68, mozjpeg: true };

/** Writes a JPEG of a picture to `static/share` under a name that holds a hash of its inputs, unless it exists. Returns its path from the root of the site. */
const publishJpeg = (bytes: Buffer, size: object, resize: (picture: Sharp) => Sharp, root: string): Promise<string> =>
  publishStatic(root, `share/${hashInputs(16, bytes, JSON.stringify([size, jpegOptions]))}.jpg`, () =>
    resize(sharp(bytes).autoOrient()).flatten({ background: '#fff' }).jpeg(jpegOptions).toBuffer(),
  );

/** Publishes the crop of a picture around its focus. */
export async function publishOgImage(picture: string, focus?: string | null, root = process.cwd()): Promise<string> {
  const bytes = await readFile(picture);
  const { scaled, visible } = getCoverCrop((await sharp(bytes).metadata()).autoOrient, ogImageSize, focus ?? undefined);
  return publishJpeg(bytes, visible, (image) => image.resize({ ...scaled, fit: 'fill' }).extract(visible), root);
}

/** The widest that feed readers show a picture, in px. */
const maxFeedWidth = 1_200;

/** A picture of a feed: feed readers and mail programs show JPEG, and not all of them AVIF. */
export interface FeedImage extends Size {
  src: string;
  bytes: number;
}

/** Publishes a whole picture for feeds. */
export async function publishFeedImage(picture: string, root = process.cwd()): Promise<FeedImage> {
  const bytes = await readFile(picture);
  const { width: full, height: fullHeight } = (await sharp(bytes).metadata()).autoOrient;
  const width = Math.min(full, maxFeedWidth);
  const size = { width, height: Math.round((width * fullHeight) / full) };
  const src = await publishJpeg(bytes, size, (image) => image.resize(size), root);
  return { src, ...size, bytes: (await stat(join(root, 'public', src))).size };
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
