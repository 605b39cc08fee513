import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrandComposition } from '../../domain/brands';
import { drawWordmark } from '../images/drawing';
import { type PublishedLogo, type WordmarkTile, publishLogo, publishWordmarkTile } from '../images/logos';
import { type CropRequest, type MobileCrop, publishMobileCrop } from '../images/mobile-crops';

interface WordmarkRequest {
  name: string;
  title: string;
  ground: BrandComposition['ground'];
}

/** What the resolvers read from files, digest, and write beside the pages. The build and the preview of the editing screen have their own. */
export interface Assets {
  readText: (path: string) => Promise<string>;
  /** The version of the text beside a consent, `notice`, with that of the whole privacy notice: a stored consent names what was shown. */
  createNoticeVersion: (version: string, notice: string) => string;
  publishLogo: (name: string, svg: string) => Promise<PublishedLogo>;
  /** Publishes the tile of a wordmark; of the title where there is no SVG. */
  publishWordmark: (request: WordmarkRequest, svg: string | undefined) => Promise<WordmarkTile>;
  /** Publishes the crop of a picture for phones; null where it needs none. */
  publishMobileCrop: (path: string, request: CropRequest) => Promise<MobileCrop | null>;
}

export const createNoticeVersion: Assets['createNoticeVersion'] = (version, notice) =>
  `${version} ${createHash('sha256').update(notice).digest('hex').slice(0, 12)}`;

/** The assets of a build: files of the content, and files in `public/static`. */
export const buildAssets: Assets = {
  readText: (path) => readFile(path, 'utf8'),
  createNoticeVersion,
  publishLogo: (name, svg) => publishLogo(name, svg),
  publishWordmark: ({ name, title, ground }, svg) => publishWordmarkTile(name, svg ?? drawWordmark(title), ground),
  publishMobileCrop: (path, request) => publishMobileCrop(path, request),
};
