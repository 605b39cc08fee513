import { expect, test } from '@jest/globals';
import { prepareFile } from './choose-files';

const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
/** The beginning of a PNG, up to its color type. */
const pngHead = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x06\x40\0\0\x04\xb0\x08';
const drawn = new Blob(['drawn']);

/** What is taken of a file: its name, and whether it is the file itself. In a browser that reads a picture or does not. */
async function prepare(name: string, bytes: string, { isRead = false, extra = 0 } = {}): Promise<[string, boolean] | string> {
  const file = new File([Buffer.from(bytes, 'latin1'), Buffer.alloc(extra)], name);
  const taken = await prepareFile(file, () => Promise.resolve(isRead ? drawn : undefined));
  return typeof taken === 'string' ? taken : [taken.name, taken === file];
}

test('[E7] a picture that is heavy, or of another kind than its name says, is chosen as a JPEG or refused with a sentence, and so is one that is seen through', async () => {
  for (const [name, bytes] of [
    ['a.jpg', '\xff\xd8\xff\xe0'],
    ['b.PNG', `${pngHead}\x02`],
    ['c.pdf', '%PDF-1.7'],
    ['d.svg', '<svg/>'],
  ] as const)
    expect(await prepare(name, bytes)).toEqual([name, true]);
  for (const [name, bytes] of [
    ['a.webp', 'RIFF....WEBP'],
    ['a.png', 'RIFF....WEBP'],
    ['a.png', `${pngHead}\x06`],
    ['a.png', `${pngHead}\x03\0\0\0....\0\0\0\x03PLTE.......\0\0\0\x01tRNS\0`],
    ['a.heic', heic],
    ['a.jpeg', heic],
  ] as const)
    expect(await prepare(name, bytes, { isRead: true })).toEqual(['a.jpg', false]);
  expect(await prepare('big.jpg', '\xff\xd8\xff\xe0', { isRead: true, extra: 17_000_000 })).toEqual(['big.jpg', false]);
  expect([await prepare('saved.jfif', '\xff\xd8\xff\xe0'), await prepare('c.jpg', `${pngHead}\x02`)]).toEqual([
    ['saved.jpg', false],
    ['c.png', false],
  ]);
  const heicRefusal = 'holds a HEIC photograph, as telephones take it. Export it as a JPEG, and choose that.';
  expect([await prepare('IMG_1.HEIC', heic), await prepare('pool.jpg', heic)]).toEqual([
    `IMG_1.HEIC ${heicRefusal}`,
    `pool.jpg ${heicRefusal}`,
  ]);
  expect(await prepare('e.jpg', 'GIF89a')).toBe('e.jpg holds no picture that this browser can read. Export it as a JPEG, and choose that.');
  expect(await prepare('f.pdf', '%PDF-1.7', { extra: 12_000_000 })).toBe('f.pdf has 13 MB. A file has 10 MB at most.');
});
