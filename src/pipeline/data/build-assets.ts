import { readFile } from 'node:fs/promises';
import { publishMobileCrop } from '../images/mobile-crops';
import { publishLogo } from '../images/publish-logo';
import { publishWordmarkTile } from '../images/wordmark-tile';
import type { Assets } from './assets';
import { drawWordmark } from './draw-wordmark';

/** The assets of a build: files of the content, and files in `public/static`. */
export const buildAssets: Assets = {
  readText: (path) => readFile(path, 'utf8'),
  publishLogo: (name, svg) => publishLogo(name, svg),
  publishWordmark: ({ name, title, ground }, svg) => publishWordmarkTile(name, svg ?? drawWordmark(title), ground),
  publishMobileCrop: (path, request) => publishMobileCrop(path, request),
};
