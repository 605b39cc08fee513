import sharp from 'sharp';

/** Writes a picture whose left half is red and whose right half is blue. */
export async function writeRedAndBlue(file: string, width = 400, height = 200): Promise<string> {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toFile(file);
  return file;
}
