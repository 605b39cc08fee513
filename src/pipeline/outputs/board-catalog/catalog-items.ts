import { getCollectionAnchor, toAnchorSlug } from '../../../domain/routes/anchors';
import type { CatalogItem, CatalogPicture, CatalogFile } from '../../../domain/board/board-catalog';
import { applyTrailingSlash } from '../../../domain/routes/routes';
import { trailingSlash } from '../../../domain/settings/site-settings';
import type { ContentRecord, RecordPicture } from '../../data/content-records';
import { wordmarkTileSize, type WordmarkTile } from '../../images/wordmark-tile';
import { parseImageCandidates } from '../../images/image-query';

/** The widest file that a board uses, on paper too, in pixels. */
const maxWidth = 1_200;

function toCatalogPicture(picture: RecordPicture): CatalogPicture {
  const { width, height, backgroundColor } = picture.file.childImageSharp.gatsbyImageData;
  const sizes = parseImageCandidates(picture).filter((size) => size.width <= maxWidth);
  const srcSet = sizes.map(({ path, width: wide }) => `${path} ${wide}w`).join(', ');
  return { srcSet, width, height, alt: picture.alt, focus: picture.focus, color: backgroundColor ?? null };
}

/** The picture of a part that has none. */
const fromWordmark = (title: string, { src, color }: WordmarkTile): CatalogPicture => ({
  srcSet: `${src} ${wordmarkTileSize}w`,
  width: wordmarkTileSize,
  height: wordmarkTileSize,
  alt: title,
  focus: null,
  color,
});

const toCatalogPath = (path: string): string => applyTrailingSlash(path, trailingSlash);
const toSlugs = ({ showrooms }: ContentRecord): string[] => showrooms.map(({ slug }) => slug);

/** What a board may hold of an entry: itself, its parts and its pictures. */
export function toCatalogFile(record: ContentRecord): CatalogFile {
  const { kind, key, title, parts, wordmark } = record;
  const path = toCatalogPath(record.path);
  const showrooms = toSlugs(record);
  const own: CatalogItem = { name: title, brand: null, path, picture: toCatalogPicture(record.picture!), showrooms };
  return Object.fromEntries([
    [`${kind}/${key}`, own],
    ...parts.map((part): [string, CatalogItem] => [
      `${part.kind}/${key}/${toAnchorSlug(part.title)}`,
      {
        name: part.title,
        brand: title,
        path: toCatalogPath(`${record.path}#${getCollectionAnchor(part.title)}`),
        picture: part.picture ? toCatalogPicture(part.picture) : fromWordmark(title, wordmark!),
        showrooms: toSlugs(part),
        ...(part.requests.length > 0 && { requests: part.requests }),
      },
    ]),
    ...record.pictures.map((picture): [string, CatalogItem] => [
      `picture/${key}/${picture.file.name}`,
      { name: picture.caption ?? picture.alt, brand: title, path, picture: toCatalogPicture(picture), showrooms },
    ]),
  ]);
}
