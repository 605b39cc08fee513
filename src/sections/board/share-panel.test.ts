import { expect, test } from '@jest/globals';
import { createCatalogItem } from '../../domain/board.fixture';
import type { Catalog, CatalogDocument } from '../../domain/board-catalog';
import { namedMessages } from '../../ui/messages.fixture';
import { toScheduleCsv } from './share-panel';

const createDocument = (title: string): CatalogDocument => ({ title, url: `/documents/${title}.pdf` });
const [care, setting] = [createDocument('care'), createDocument('setting-out')];
const { brand, document, showroom } = namedMessages;
const request = { asked: 'asked', sample: 'A sample', drawing: 'A drawing' } as typeof namedMessages.request;
const library: CatalogDocument = { title: 'library', url: 'https://library.example' };
const catalog: Catalog = new Map([
  [
    'collection/agape/baths',
    {
      ...createCatalogItem('Baths', 'Agape'),
      finishes: ['white', 'black'],
      leadTime: { takes: '8 to 12 weeks', said: '2026-11-02' },
      documents: [setting, library],
    },
  ],
  ['brand/agape', { ...createCatalogItem('Agape', null), documents: [care, setting] }],
  ['brand/gone', null],
]);
const item = { room: '', note: '', requests: [] };
const board = {
  title: 'Two rooms',
  items: [
    { ...item, id: 'brand/gone', note: '=HYPERLINK("http://x.example")' },
    { ...item, id: 'brand/agape', room: 'bathroom', note: ' -2+3' },
    {
      ...item,
      id: 'collection/agape/baths',
      room: 'bathroom',
      requests: ['sample', 'drawing'] as const,
      note: 'So “white”, "matt"\nand flat',
    },
  ],
};

test('[G6, W12] the schedule is CSV by rooms with the mark of UTF-8, CRLF between the rows, and no cell that a program would compute', () => {
  const csv = toScheduleCsv(board, {
    catalog,
    section: { messages: namedMessages.board as never, rooms: [{ slug: 'bathroom', name: 'Bathroom' }] },
    texts: { brand, document, request, showroom },
    origin: 'https://narra.example',
  });
  expect(csv.startsWith('\uFEFF"room","item_column","brand","finishes","lead_time","asked","note","title"\r\n')).toBe(true);
  expect(csv.slice(1).split('\r\n').slice(1)).toEqual([
    '"Bathroom","Agape","","","","","\' -2+3","care: https://narra.example/documents/care.pdf\nsetting-out: https://narra.example/documents/setting-out.pdf"',
    '"Bathroom","Baths","Agape","white, black","8 to 12 weeks, as_of November 2026","A sample, A drawing","So “white”, ""matt""\nand flat","setting-out: https://narra.example/documents/setting-out.pdf\nlibrary: https://library.example/"',
    '"no_room","Gone","","","","","\'=HYPERLINK(""http://x.example"")",""',
    '',
  ]);
});
