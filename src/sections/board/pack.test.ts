import { expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { createCatalogItem } from '../../domain/board.fixture';
import { type Catalog, type CatalogDocument, listFiles } from '../../domain/board-catalog';
import { packDocuments, toScheduleCsv } from './pack';

const createDocument = (name: string, size: number | null): CatalogDocument => ({
  title: name,
  url: size === null ? `https://${name}.example` : `/documents/${name}.pdf`,
  size,
});
const care = createDocument('care', 40_000);
const setting = createDocument('setting-out', 60_000);
const library = createDocument('library', null);
const catalog: Catalog = new Map([
  ['collection/agape/baths', { ...createCatalogItem('Baths', 'Agape'), finishes: ['white', 'black'], documents: [setting, library] }],
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

test('[G6] the schedule is CSV by rooms with the mark of UTF-8, CRLF between the rows, and no cell that a program would compute', () => {
  const csv = toScheduleCsv(board, {
    catalog,
    rooms: [{ slug: 'bathroom', name: 'Bathroom' }],
    noRoomLabel: 'No room',
    requests: { sample: 'Sample', datasheet: 'Data sheet', drawing: 'Drawing' },
    headings: ['Room', 'Item', 'Brand', 'Finish', 'Asked', 'Note', 'Documents'],
    origin: 'https://narra.example',
  });
  expect(csv.startsWith('\uFEFF"Room","Item","Brand","Finish","Asked","Note","Documents"\r\n')).toBe(true);
  expect(csv.slice(1).split('\r\n').slice(1)).toEqual([
    '"Bathroom","Agape","","","","\' -2+3","care: https://narra.example/documents/care.pdf\nsetting-out: https://narra.example/documents/setting-out.pdf"',
    '"Bathroom","Baths","Agape","white, black","Sample, Drawing","So “white”, ""matt""\nand flat","setting-out: https://narra.example/documents/setting-out.pdf\nlibrary: https://library.example/"',
    '"No room","Gone","","","","\'=HYPERLINK(""http://x.example"")",""',
    '',
  ]);
});

test('[G6] the files of a board are each in the archive once; the pages of makers have none', () => {
  expect(listFiles(board, catalog)).toEqual([care, setting]);
});

test('[G6] a document that does not come is named, and the others are in the archive; without any there is no archive', async () => {
  const answer = (url: string) => Promise.resolve(new Response(`%PDF of ${url}`, { status: url.includes('care') ? 200 : 404 }));
  const request = ((url: string) => answer(url)) as typeof fetch;
  const { archive, failed } = await packDocuments([care, setting], request);
  expect(failed).toEqual([setting]);
  expect(Object.entries(unzipSync(archive!)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['care.pdf', '%PDF of /documents/care.pdf'],
  ]);
  const offline = await packDocuments([care], () => Promise.reject(new TypeError('offline')));
  expect(offline).toEqual({ archive: null, failed: [care] });
});
