import type { ImageQueryResult } from '../images/image-files';
import type { Mention } from './find-mentions';

/** What the preview is rendered from: `public/admin/preview.json`. */
export interface PreviewContent {
  /** The day of the build, and the address of a deploy preview. */
  today: string;
  origin: string | null;
  /** The text of each file of the content, by its path in `content/`. */
  files: Record<string, string>;
  /** The drawings, by their path in `content/`. */
  drawings: Record<string, string>;
  /** The image data of each picture, by its path in `content/`. */
  images: Record<string, ImageData>;
}

/** The image data that Gatsby makes of a picture. */
export type ImageData = ImageQueryResult['file']['childImageSharp']['gatsbyImageData'];

/** A file of the content as it would be saved, and the URLs of files that the build does not have, by their paths. */
export interface PreviewFile {
  file: string;
  text: string;
  assets: Record<string, string>;
}

/** Asks for a page of the site with a changed file. */
export interface PreviewRequest extends PreviewFile {
  kind: 'render';
  /** The page that is asked for; undefined for that of the entry, or the home page where the entry has none. */
  address: string | undefined;
}

/** Keeps a file that was saved for all later requests. */
export interface PreviewSaved extends PreviewFile {
  kind: 'saved';
}

/** A page of the site. */
export interface PreviewPage {
  address: string;
  title: string;
}

/** A rendered page. */
export interface PreviewResult {
  kind: 'page';
  html: string;
  /** The styles that the page adds to those of the site. */
  styles: string[];
  address: string;
  pages: PreviewPage[];
  /** The files that the entry names and neither the build nor the request has: path to the name in the entry. */
  missing: Record<string, string>;
}

/** Why a page was not rendered. */
export interface PreviewFailure {
  kind: 'failure';
  message: string;
}

/** Asks what of the site names an entry that is to be deleted. */
export interface MentionsRequest {
  kind: 'mentions';
  file: string;
}

/** What names an entry, and the pages of the site with those that are its own. */
export interface MentionsResult {
  kind: 'mentions';
  mentions: Mention[];
  addresses: string[];
  pages: PreviewPage[];
}

/** Leaves a deleted file out of all later requests. */
export interface PreviewRemoved {
  kind: 'removed';
  file: string;
}
