import { inflateSync } from 'node:zlib';
import { journey } from '../journey';
import type { Visitor } from '../visitor';

/** A browser that has features taken away may be wider by the width of a scroll bar. */
const sidewaysScroll = (visitor: Visitor) =>
  visitor.read(() => {
    scrollTo({ left: 500, behavior: 'instant' });
    return [Math.round(scrollX), document.documentElement.scrollWidth - document.documentElement.clientWidth > 1];
  });

const dialogOverflow = (visitor: Visitor) =>
  visitor.read(() => {
    const { left, right } = document.querySelector('[role="dialog"]')!.getBoundingClientRect();
    return [left < 0, right > innerWidth];
  });

const headingSize = (visitor: Visitor) =>
  visitor.read(() => {
    const heading = document.querySelector('h1')!;
    const { fontSize, lineHeight } = getComputedStyle(heading);
    return [heading.scrollWidth <= document.documentElement.clientWidth, parseFloat(fontSize) > 20, parseFloat(lineHeight) > 0];
  });

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

export const windowJourneys = [
  journey('[X1] at 320 px no page scrolls sideways, the shops fit the window and the menu works', { layout: 'narrow' }, async (visitor) => {
    for (const path of ['/', '/brand-partners/kohler', '/contact-us/inquiry', '/news-and-events', '/board', '/our-story']) {
      await visitor.step(`${path} has no horizontal scroll`).openReady(path);
      await visitor.see('h1');
      await visitor.equals('scrolled sideways', () => sidewaysScroll(visitor), [0, false]);
    }
    await visitor.step('the heading keeps its size within the page').equals('the heading', () => headingSize(visitor), [true, true, true]);
    await visitor.step('the shops fit the window').click(['header button', 'Shop online']);
    await visitor.see('[role="dialog"] a');
    await visitor.equals('outside the window', () => dialogOverflow(visitor), [false, false]);
    await visitor.press('Escape');
    await visitor.gone('[role="dialog"]');
    await visitor.step('the menu opens and its links work').click(['header > div > button', 'Open the menu']);
    await visitor.click(['#menu a', 'Careers']);
    await visitor.at('/careers');
  }),
  journey('[V7] pages print on few sheets', { needs: ['paper'] }, async (visitor) => {
    for (const [path, most] of Object.entries(sheets)) {
      await visitor.step(`${path} on ${most}`).openReady(path);
      const count = countSheets(await visitor.print());
      if (count === 0 || count > most) throw new Error(`it takes ${count} sheets`);
    }
  }),
];
