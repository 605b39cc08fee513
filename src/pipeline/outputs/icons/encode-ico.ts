/** A PNG and the side of its square in px, 256 at most. */
export interface IcoImage {
  side: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** An ICO file of PNG pictures: a head, an entry for each that says where it lies, and the pictures. */
export function encodeIco(pictures: readonly IcoImage[]): Buffer {
  const table = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let at = table.length;
  pictures.forEach(({ side, png }, place) => {
    const start = headerBytes + entryBytes * place;
    table.writeUInt8(side % 256, start);
    table.writeUInt8(side % 256, start + 1);
    table.writeUInt16LE(1, start + 4);
    table.writeUInt16LE(32, start + 6);
    table.writeUInt32LE(png.length, start + 8);
    table.writeUInt32LE(at, start + 12);
    at += png.length;
  });
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}
