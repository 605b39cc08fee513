import { zipSync } from 'fflate';
import { getRoomName, groupByRoom, labelFromId, type Room } from '../../components/board/board-operations';
import type { Board } from '../../domain/board';
import type { Catalog, CatalogDocument } from '../../domain/board-catalog';
import type { RequestKind } from '../../domain/brands';
import { toCsv } from '../../domain/csv';

/** What the schedule needs of the content. */
interface ScheduleContent {
  catalog: Catalog;
  rooms: readonly Room[];
  noRoomLabel: string;
  requests: Readonly<Record<RequestKind, string>>;
  /** The headings of the columns: room, item, brand, finishes, requests, note, documents. */
  headings: readonly string[];
  /** The address of the site, to which the addresses of documents are relative. */
  origin: string;
}

/** G6: a board as CSV, by rooms. */
export function toScheduleCsv(board: Board, content: ScheduleContent): string {
  const { catalog, rooms, noRoomLabel, requests, headings, origin } = content;
  const groups = groupByRoom(
    board,
    rooms.map(({ slug }) => slug),
  );
  const rows = groups.flatMap(({ room, items }) =>
    items.map((item) => {
      const entry = catalog.get(item.id);
      return [
        getRoomName(room, rooms, noRoomLabel),
        entry?.name ?? labelFromId(item.id),
        entry?.brand ?? '',
        (entry?.finishes ?? []).join(', '),
        item.requests.map((kind) => requests[kind]).join(', '),
        item.note,
        (entry?.documents ?? []).map(({ title, url }) => `${title}: ${new URL(url, origin).href}`).join('\n'),
      ];
    }),
  );
  return toCsv([headings, ...rows]);
}

async function fetchBytes(url: string, request: typeof fetch): Promise<Uint8Array> {
  const response = await request(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * G6: fetches documents into one ZIP archive. PDFs are compressed already: they are stored as they are.
 * @returns the archive, null when no document came, and those that did not come.
 */
export async function packDocuments(documents: readonly CatalogDocument[], request: typeof fetch = fetch) {
  const results = await Promise.allSettled(documents.map(({ url }) => fetchBytes(url, request)));
  const files: Record<string, Uint8Array> = {};
  const failed: CatalogDocument[] = [];
  for (const [index, result] of results.entries()) {
    const document = documents[index]!;
    if (result.status === 'fulfilled') files[document.url.slice(document.url.lastIndexOf('/') + 1)] = result.value;
    else failed.push(document);
  }
  return { archive: failed.length === documents.length ? null : zipSync(files, { level: 0 }), failed };
}

/** Saves a file, as a link to it with `download` does. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
