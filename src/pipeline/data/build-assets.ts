import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrandComposition } from '../../domain/brands';
import { toGlyphPaths } from '../images/drawing';
import { type PublishedLogo, type WordmarkTile, publishLogo, publishWordmarkTile } from '../images/logos';
import { type CropRequest, type MobileCrop, publishMobileCrop } from '../images/mobile-crops';
import { escapeXml } from '../markup/xml';

/** The brand of a wordmark tile. */
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
  /** Publishes the logo of a brand. */
  publishLogo: (name: string, svg: string) => Promise<PublishedLogo>;
  /** Publishes the tile of a wordmark; of the title where there is no SVG. */
  publishWordmark: (request: WordmarkRequest, svg: string | undefined) => Promise<WordmarkTile>;
  /** Publishes the crop of a picture for phones; null where it needs none. */
  publishMobileCrop: (path: string, request: CropRequest) => Promise<MobileCrop | null>;
}

const height = 40;
const baseline = 27;

/** A wordmark in place of a logo, until the partner sends one. */
export function drawWordmark(title: string): string {
  const { width, paths } = toGlyphPaths(title, { face: 'display', size: 24 });
  const box = `${width.toFixed(2)} ${height}`;
  return [
    "<!-- Stand-in wordmark, set in an open typeface. Replace with the partner's official logo. -->",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" width="${width.toFixed(2)}" height="${height}" fill="currentColor" role="img">`,
    `  <title>${escapeXml(title)}</title>`,
    `  <g transform="translate(0 ${baseline})">${paths.join('')}</g>`,
    '</svg>',
    '',
  ].join('\n');
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
