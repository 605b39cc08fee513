import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { TextCompression } from './board-codec';

/** The most bytes that are decompressed. A full board with the longest title and notes takes less; the limit keeps a hostile URL cheap. */
const maxBytes = 65_536;

/** The bytes decompressed at a time. What was read before an error is kept. */
const chunkSize = 64;

function unpack(bytes: Uint8Array): string {
  const text = new Uint8Array(maxBytes);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    const slice = chunk.subarray(0, maxBytes - length);
    text.set(slice, length);
    length += slice.length;
  });
  try {
    for (let offset = 0; offset < bytes.length && length < maxBytes; offset += chunkSize)
      inflate.push(bytes.slice(offset, offset + chunkSize));
    inflate.push(new Uint8Array(0), true);
  } catch {
    // The rest is damaged. What was read is enough.
  }
  return strFromU8(text.subarray(0, length));
}

/** Compresses boards for URLs: UTF-8 in a raw DEFLATE stream (RFC 1951). */
export const compression: TextCompression = { compress: (text) => deflateSync(strToU8(text), { level: 9 }), decompress: unpack };
