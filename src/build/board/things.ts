import { collectionAnchor, slugOf } from '../../logic/anchors';
import type { Thing, ThingPicture, ThingsFile } from '../../logic/board-things';
import { sitePath } from '../../logic/routes';
import { trailingSlash } from '../../logic/setting';
import { type OfferedPicture, offeredSizes } from '../offered-pictures';

export interface PictureNode extends OfferedPicture {
  alt: string;
  caption: string | null;
  focus: string | null;
}

export interface GalleryNode extends PictureNode {
  file: OfferedPicture['file'] & { name: string };
}

export interface BrandNode {
  name: string;
  title: string;
  link: string;
  hero: PictureNode;
  gallery: GalleryNode[];
  showrooms: { slug: string }[];
  collections: { name: string; showrooms: { slug: string }[] | null }[];
}

export interface ArticleNode {
  article_id: number;
  path: string;
  title: string;
  picture: PictureNode;
}

/** The widest file that a board has a use for, on paper too, in pixels. */
const widest = 1_200;

function pictureOf(picture: PictureNode): ThingPicture {
  const { width, height, backgroundColor } = picture.file.childImageSharp.gatsbyImageData;
  const sizes = offeredSizes(picture).filter((size) => size.width <= widest);
  const srcSet = sizes.map(({ path, width: wide }) => `${path} ${wide}w`).join(', ');
  return { srcSet, width, height, alt: picture.alt, focus: picture.focus, color: backgroundColor ?? null };
}

const pathOf = (path: string): string => sitePath(path, trailingSlash);
const slugsOf = (showrooms: readonly { slug: string }[] | null): string[] => showrooms?.map(({ slug }) => slug) ?? [];

/** What a board may hold of a brand: itself, its collections and the pictures of its gallery. */
export function brandThings({ name, title, link, hero, gallery, showrooms, collections }: BrandNode): ThingsFile {
  const path = pathOf(link);
  const carried = slugsOf(showrooms);
  const pictures = [...gallery, hero].map(pictureOf);
  const own: Thing = { name: title, of: null, path, picture: pictureOf(hero), showrooms: carried };
  return Object.fromEntries([
    [`brand/${name}`, own],
    ...collections.map((collection, at): [string, Thing] => [
      `collection/${name}/${slugOf(collection.name)}`,
      {
        name: collection.name,
        of: title,
        path: pathOf(`${link}#${collectionAnchor(collection.name)}`),
        picture: pictures[at % pictures.length]!,
        showrooms: slugsOf(collection.showrooms),
      },
    ]),
    ...gallery.map((picture, at): [string, Thing] => [
      `picture/${name}/${picture.file.name}`,
      { name: picture.caption ?? picture.alt, of: title, path, picture: pictures[at]!, showrooms: carried },
    ]),
  ]);
}

/** What a board may hold of an article: itself. */
export const articleThings = ({ article_id: id, path, title, picture }: ArticleNode): ThingsFile => ({
  [`article/${id}`]: { name: title, of: null, path: pathOf(path), picture: pictureOf(picture), showrooms: [] },
});
