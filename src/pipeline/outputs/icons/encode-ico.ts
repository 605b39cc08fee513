const headerBytes = 6;
const entryBytes = 16;

/** An ICO file of square PNG images, whose sides are at most 256 px: a header, a directory entry for each image, and the images. */
export function encodeIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const table = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  pictures.forEach(({ side, png }, index) => {
    const start = headerBytes + entryBytes * index;
    table.writeUInt8(side % 256, start);
    table.writeUInt8(side % 256, start + 1);
    table.writeUInt16LE(1, start + 4);
    table.writeUInt16LE(32, start + 6);
    table.writeUInt32LE(png.length, start + 8);
    table.writeUInt32LE(offset, start + 12);
    offset += png.length;
  });
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}
