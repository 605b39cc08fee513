import * as React from 'react';
import { getRoomName, groupByRoom, labelFromId, type Room } from '../../components/board/board-operations';
import { toAnchorSlug } from '../../domain/anchors';
import type { Board } from '../../domain/board';
import type { Catalog } from '../../domain/board-catalog';
import type { RequestKind } from '../../domain/brands';
import { formatLeadTime } from '../../domain/date-formats';
import { toCsv } from '../../domain/csv';
import * as buttonStyles from '../../ui/button.module.css';
import { classNames, kit } from '../../ui/kit';
import { useMessages } from '../../ui/messages';
import * as styles from './share-panel.module.css';

interface ScheduleProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  catalog: Catalog;
}

/** The board as a file for a project, which is made in the browser. */
export function Schedule({ section, board, catalog }: ScheduleProps) {
  const { messages, rooms, title } = section;
  const { room, item_column, note } = messages;
  const { brand, document: labels, request, showroom } = useMessages();
  const [status, setStatus] = React.useState('');
  const save = () => {
    const csv = toScheduleCsv(board, {
      catalog,
      rooms,
      noRoomLabel: messages.no_room,
      requests: request,
      asOf: brand.as_of,
      headings: [room, item_column, showroom.brand, brand.finishes, brand.lead_time, request.asked, note, labels.title],
      origin: window.location.origin,
    });
    saveFile(`${toAnchorSlug(board.title) || toAnchorSlug(title)}.csv`, csv, 'text/csv;charset=utf-8');
    setStatus(messages.saved);
  };
  return (
    <section className={classNames(kit.stack, styles.share)} aria-labelledby="schedule" data-print="none">
      <h2 id="schedule" className={kit.label}>
        {messages.project}
      </h2>
      <p className={classNames(kit.cluster, styles.actions)}>
        <button type="button" className={classNames(buttonStyles.plain, kit.hover)} onClick={save}>
          {messages.schedule}
        </button>
      </p>
      <p role="status" className={kit.meta}>
        {status}
      </p>
    </section>
  );
}

/** What the schedule needs of the content. */
interface ScheduleContent {
  catalog: Catalog;
  rooms: readonly Room[];
  noRoomLabel: string;
  requests: Readonly<Record<RequestKind, string>>;
  /** The words between how long an item takes and the month of that statement. */
  asOf: string;
  /** The headings of the columns: room, item, brand, finishes, how long it takes, requests, note, documents. */
  headings: readonly string[];
  /** The address of the site, to which the addresses of documents are relative. */
  origin: string;
}

/** A board as CSV, by rooms. */
export function toScheduleCsv(board: Board, content: ScheduleContent): string {
  const { catalog, rooms, noRoomLabel, requests, asOf, headings, origin } = content;
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
        entry?.leadTime ? formatLeadTime(entry.leadTime, asOf) : '',
        item.requests.map((kind) => requests[kind]).join(', '),
        item.note,
        (entry?.documents ?? []).map(({ title, url }) => `${title}: ${new URL(url, origin).href}`).join('\n'),
      ];
    }),
  );
  return toCsv([headings, ...rows]);
}

/** Saves a file, as a link to it with `download` does. */
function saveFile(name: string, content: BlobPart, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
