import { inflateSync } from 'node:zlib';
import { behavior } from '../behavior';

/** The most sheets of A4 that a page takes. One that parts a list from its heading, or leaves half a sheet empty, takes more. */
const sheets: Record<string, number> = {
  '/': 4,
  '/our-story': 4,
  '/service': 2,
  '/news-and-events': 3,
  '/brand-partners/stas': 3,
};

/** Firefox compresses the objects of a PDF. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/Type\s*\/ObjStm\b.*?stream\r?\n/gs)];
  const objects = streams.map(({ index, 0: head }) => inflateSync(pdf.subarray(index + head.length)).toString('latin1'));
  return [text, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export const printBehaviors = Object.entries(sheets).map(([path, most]) =>
  behavior(
    `[V7] ${path} prints on ${most} sheets`,
    async (visitor) => {
      await visitor.open(path);
      await visitor.ready();
      const count = countSheets(await visitor.print());
      if (count === 0 || count > most) throw new Error(`it takes ${count} sheets`);
    },
    { needs: ['paper'] },
  ),
);
