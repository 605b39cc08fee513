import type { CropRequest, MobileCrop } from '../images/mobile-crops';
import type { PublishedLogo } from '../images/publish-logo';
import type { WordmarkTile } from '../images/wordmark-tile';
import type { BrandComposition } from '../../domain/brands/brand-composition';

/** The brand of a wordmark tile. */
interface WordmarkRequest {
  name: string;
  title: string;
  ground: BrandComposition['ground'];
}

/** What the resolvers read from files, and write beside the pages. The build and the preview of the editing screen have their own. */
export interface Assets {
  readText: (path: string) => Promise<string>;
  /** Publishes the logo of a brand. */
  publishLogo: (name: string, svg: string) => Promise<PublishedLogo>;
  /** Publishes the tile of a wordmark; of the title where there is no SVG. */
  publishWordmark: (request: WordmarkRequest, svg: string | undefined) => Promise<WordmarkTile>;
  /** Publishes the crop of a picture for phones; null where it needs none. */
  publishMobileCrop: (path: string, request: CropRequest) => Promise<MobileCrop | null>;
}
