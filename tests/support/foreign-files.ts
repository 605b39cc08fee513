import sharp from 'sharp';
import { readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The colors of the upper and the lower half of both pictures. */
export const pictureColors = { upper: [160, 82, 45], lower: [232, 224, 208] } as const;

/** The size of both pictures as they are seen. */
export const pictureSize = { width: 1200, height: 1600 };

/** The name of the CMYK picture, which has accents and the long ending. */
export const cmykName = 'salón-ñ.jpeg';

async function createPicture() {
  const { width, height } = pictureSize;
  const fill = ([r, g, b]: readonly [number, number, number], rows: number) =>
    sharp({ create: { width, height: rows, channels: 3, background: { r, g, b } } }).png();
  const upper = await fill(pictureColors.upper, height / 2).toBuffer();
  const whole = fill(pictureColors.lower, height).composite([{ input: upper, top: 0, left: 0 }]);
  return sharp(await whole.toBuffer());
}

/** Writes a file as an editor on Windows may: with a byte order mark, and a carriage return at the end of each line. */
export function toWindowsFile(file: string): void {
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
}

/**
 * Makes an article of what editors' programs write: its file as on Windows, its first picture in CMYK under a name with accents, and the
 * last one turned by its metadata alone, as a phone does.
 */
export async function writeForeignFiles(folder: string, { first, last }: { first: string; last: string }): Promise<void> {
  rmSync(join(folder, first));
  writeFileSync(join(folder, cmykName), await (await createPicture()).toColourspace('cmyk').jpeg().toBuffer());
  const turned = await (await createPicture()).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  writeFileSync(join(folder, last), turned);
  const file = join(folder, 'index.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`./${first}`, `./${cmykName}`));
  toWindowsFile(file);
}

/**
 * Makes each JPEG of a folder 480 px wide, for a build that shows them nowhere large: its sizes take a tenth of the time. Without their
 * metadata, which names the original, the content check takes them for pictures of their own.
 */
export async function shrinkPictures(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.jpg'))) {
    const file = join(folder, name);
    writeFileSync(file, await sharp(readFileSync(file)).resize({ width: 480 }).jpeg().toBuffer());
  }
}
