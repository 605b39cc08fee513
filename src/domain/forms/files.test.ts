import { expect, jest, test } from '@jest/globals';
import { fc } from '../fast-check.fixture';
import { detectFileType, fileTypes, findFileProblem, maxTotalBytes, sanitizeFileName } from './files';

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\xff\xd8\xff\xe1', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\x00\x10\x00\x00WEBPVP8 ', 'image/webp'],
  ['\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'image/heic'],
  ['\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic', 'image/heic'],
  ['\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1avif', undefined],
  ['\x00\x00\x00\x14ftypmif1\x00\x00\x00\x00mif1heic', undefined],
  ['PK\x03\x04\x14\x00', undefined],
  ['GIF89a', undefined],
  ['<svg onload="run()">', undefined],
  [' %PDF-1.7', 'application/pdf'],
  ['\r\n%PDF-1.7', 'application/pdf'],
  ['\xef\xbb\xbf%PDF-1.7', 'application/pdf'],
  ['\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.7', 'application/pdf'],
  [`${'\n'.repeat(1019)}%PDF-`, 'application/pdf'],
  [`${'\n'.repeat(1020)}%PDF-`, undefined],
  ['PK\x03\x04plan.pdf%PDF-1.7', undefined],
  ['\xff\xd8\xff\xe1%PDF-1.7', 'image/jpeg'],
  ['RIFF\x00\x10\x00\x00WAVE', undefined],
  ['', undefined],
])('[W4] a file that begins with %j has the type %s, whatever its name', (head, mediaType) => {
  const type = detectFileType(toBytes(head));
  expect(type && fileTypes[type]).toBe(mediaType);
});

test.each([
  ['plan.pdf', 'pdf', 'plan.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\A\\room.JPEG', 'jpg', 'room.jpg'],
  ['invoice.exe', 'jpg', 'invoice.jpg'],
  ['photo\u202egpj.exe', 'png', 'photo gpj.png'],
  ['a\r\nBcc: x\u0000.png', 'png', 'a Bcc x.png'],
  ['.htaccess', 'webp', 'htaccess.webp'],
  ['…/\u202e\u0007', 'heic', 'file.heic'],
  ['Sala – Niño 🛁.heic', 'heic', 'Sala – Niño 🛁.heic'],
  ['plan.v2 final.pdf', 'pdf', 'plan.v2 final.pdf'],
  ['setup.zip', undefined, 'setup.zip'],
  ['Plan Rev.2', 'pdf', 'Plan Rev.2.pdf'],
  ['Plan Rev.B', 'pdf', 'Plan Rev.B.pdf'],
  ['Floor 1.Final', 'pdf', 'Floor 1.Final.pdf'],
  ['12.Nov', 'jpg', '12.Nov.jpg'],
  ['Plan.PDF', 'pdf', 'Plan.pdf'],
  ['plan.pdf.', 'pdf', 'plan.pdf'],
  ['plan.pdf.exe', 'pdf', 'plan.pdf'],
  ['CON.pdf', 'pdf', 'CON_.pdf'],
  ['aux.tar.pdf', 'pdf', 'aux_.tar.pdf'],
  ['LPT¹', 'png', 'LPT¹_.png'],
  ['com10 and console', 'jpg', 'com10 and console.jpg'],
] as const)('[W4] the name %j of a %s becomes %j', (name, type, sanitized) => {
  expect(sanitizeFileName(name, type)).toBe(sanitized);
});

test('[W4] a sanitized name is short, has no folder and no control character, and stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
      const sanitized = sanitizeFileName(name, 'jpg');
      expect(sanitized).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]{1,80}\.jpg$/u);
      expect(sanitizeFileName(sanitized, 'jpg')).toBe(sanitized);
    }),
    { numRuns: 300 },
  );
});

test('[A3, W4] a long file name is cut before any pattern sees it', () => {
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  const names = ['a'.repeat(5000), `${'a'.repeat(5000)}/.pdf`, `${'.\\'.repeat(5000)}.pdf`].map((name) => sanitizeFileName(name, 'pdf'));
  const longest = Math.max(...exec.mock.calls.map(([text]) => text.length));
  exec.mockRestore();
  expect([names, longest]).toEqual([[`${'a'.repeat(80)}.pdf`, 'file.pdf', 'file.pdf'], 1000]);
});

test('[W4] at most three files of accepted types, together under 4 MB, can be sent', () => {
  const messages = { file_count: 'Count', file_empty: 'Empty', file_kind: 'Kind', file_size: 'Size' };
  const find = (...sizes: number[]) =>
    findFileProblem(
      sizes.map((size, index) => ({ name: `${index}.jpg`, size, type: 'jpg' })),
      messages,
    );
  expect(find()).toBeUndefined();
  expect(find(maxTotalBytes - 2, 1, 1)).toBeUndefined();
  expect(find(maxTotalBytes - 2, 1, 2)).toBe('2.jpg: Size');
  expect(find(1, 1, 1, 1)).toBe('3.jpg: Count');
  expect(findFileProblem([{ name: 'plan.pdf', size: 0, type: undefined }], messages)).toBe('plan.pdf: Empty');
  expect(findFileProblem([{ name: 'a/plan.zip', size: 1, type: undefined }], messages)).toBe('plan.zip: Kind');
});
