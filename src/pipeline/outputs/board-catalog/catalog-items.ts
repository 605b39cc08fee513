import { getCollectionAnchor, toAnchorSlug } from '../../../domain/routes/anchors';
import type { CatalogItem, CatalogPicture, CatalogFile } from '../../../domain/board/board-catalog';
import { applyTrailingSlash } from '../../../domain/routes/routes';
import { trailingSlash } from '../../../domain/settings/site-settings';
import { type ImageQueryResult, parseImageCandidates } from '../../images/image-query';

interface PictureBoardNode extends ImageQueryResult {
  alt: string;
  caption: string | null;
  focus: string | null;
}

export interface BrandBoardNode {
  name: string;
  title: string;
  link: string;
  hero: PictureBoardNode;
  gallery: (PictureBoardNode & { file: { name: string } })[];
  showrooms: { slug: string }[];
  collections: { name: string; showrooms: { slug: string }[] | null }[];
}

export interface ArticleBoardNode {
  article_id: number;
  path: string;
  title: string;
  picture: PictureBoardNode;
}

/** The widest file that a board has a use for, on paper too, in pixels. */
const maxWidth = 1_200;

function toCatalogPicture(picture: PictureBoardNode): CatalogPicture {
  const { width, height, backgroundColor } = picture.file.childImageSharp.gatsbyImageData;
  const sizes = parseImageCandidates(picture).filter((size) => size.width <= maxWidth);
  const srcSet = sizes.map(({ path, width: wide }) => `${path} ${wide}w`).join(', ');
  return { srcSet, width, height, alt: picture.alt, focus: picture.focus, color: backgroundColor ?? null };
}

const toCatalogPath = (path: string): string => applyTrailingSlash(path, trailingSlash);
const toSlugs = (showrooms: readonly { slug: string }[] | null): string[] => showrooms?.map(({ slug }) => slug) ?? [];

/** What a board may hold of a brand: itself, its collections and the pictures of its gallery. */
export function toBrandItems({ name, title, link, hero, gallery, showrooms, collections }: BrandBoardNode): CatalogFile {
  const path = toCatalogPath(link);
  const carried = toSlugs(showrooms);
  const pictures = [...gallery, hero].map(toCatalogPicture);
  const own: CatalogItem = { name: title, brand: null, path, picture: toCatalogPicture(hero), showrooms: carried };
  return Object.fromEntries([
    [`brand/${name}`, own],
    ...collections.map((collection, at): [string, CatalogItem] => [
      `collection/${name}/${toAnchorSlug(collection.name)}`,
      {
        name: collection.name,
        brand: title,
        path: toCatalogPath(`${link}#${getCollectionAnchor(collection.name)}`),
        picture: pictures[at % pictures.length]!,
        showrooms: toSlugs(collection.showrooms),
      },
    ]),
    ...gallery.map((picture, at): [string, CatalogItem] => [
      `picture/${name}/${picture.file.name}`,
      { name: picture.caption ?? picture.alt, brand: title, path, picture: pictures[at]!, showrooms: carried },
    ]),
  ]);
}

/** What a board may hold of an article: itself. */
export const toArticleItems = ({ article_id: id, path, title, picture }: ArticleBoardNode): CatalogFile => ({
  [`article/${id}`]: { name: title, brand: null, path: toCatalogPath(path), picture: toCatalogPicture(picture), showrooms: [] },
});
