import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The first bytes of a file, or its last ones where `length` is negative; fewer of a shorter file. */
export function readFilePart(path: string, length: number): Buffer {
  const buffer = Buffer.alloc(Math.abs(length));
  const handle = openSync(path, 'r');
  try {
    const offset = length < 0 ? Math.max(0, fstatSync(handle).size + length) : 0;
    return buffer.subarray(0, readSync(handle, buffer, 0, buffer.length, offset));
  } finally {
    closeSync(handle);
  }
}
