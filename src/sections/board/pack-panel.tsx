import * as React from 'react';
import { toAnchorSlug } from '../../domain/anchors';
import type { Board } from '../../domain/board';
import { type Catalog, listFiles } from '../../domain/board-catalog';
import { formatFileSize } from '../../domain/documents';
import { importOnce } from '../../runtime/islands/loader';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid.module.css';
import { getMessages } from '../../ui/messages';
import * as type from '../../ui/typography.module.css';
import * as styles from './share-panel.module.css';

interface PackPanelProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  catalog: Catalog;
}

const loadPack = importOnce(() => import(/* webpackChunkName: "board-pack" */ './pack'));

/** The board as files for a project: a schedule, and the documents of its items in one archive. Both are made in the browser. */
export function PackPanel({ section, board, catalog }: PackPanelProps) {
  const { messages, rooms, title } = section;
  const { brand, document: labels, request, showroom } = getMessages();
  const [status, setStatus] = React.useState('');
  const files = listFiles(board, catalog);
  const total = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const name = toAnchorSlug(board.title) || toAnchorSlug(title);
  const run = (work: (pack: Awaited<ReturnType<typeof loadPack>>) => Promise<string> | string) => {
    setStatus(messages.packing);
    loadPack()
      .then(work)
      .then(setStatus, () => setStatus(messages.not_packed));
  };
  const saveSchedule = () =>
    run(({ toScheduleCsv, saveFile }) => {
      const headings = [messages.room, messages.item_column, showroom.brand, brand.finishes, request.asked, messages.note, labels.title];
      const csv = toScheduleCsv(board, {
        catalog,
        rooms,
        noRoomLabel: messages.no_room,
        requests: request,
        headings,
        origin: window.location.origin,
      });
      saveFile(`${name}.csv`, csv, 'text/csv;charset=utf-8');
      return messages.packed;
    });
  const saveDocuments = () =>
    run(async ({ packDocuments, saveFile }) => {
      const { archive, failed } = await packDocuments(files);
      if (archive) saveFile(`${name}.zip`, archive, 'application/zip');
      const lost = failed.map((one) => one.title).join(', ');
      return lost === '' ? messages.packed : archive ? `${messages.packed_without} ${lost}` : messages.not_packed;
    });
  return (
    <section className={classNames(grid.stack, styles.share)} aria-labelledby="pack" data-print="none">
      <h2 id="pack" className={type.label}>
        {messages.pack}
      </h2>
      <p className={classNames(grid.stack, styles.files)}>
        <button type="button" onClick={saveSchedule}>
          {messages.schedule}
        </button>
        {files.length > 0 && (
          <button type="button" onClick={saveDocuments}>
            {`${messages.all_documents} (${files.length} · ${formatFileSize(total)})`}
          </button>
        )}
      </p>
      <p role="status" className={type.meta}>
        {status}
      </p>
    </section>
  );
}
