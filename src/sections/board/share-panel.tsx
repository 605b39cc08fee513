import * as React from 'react';
import type { Board, BoardItem } from '../../domain/board';
import { useOnDemand } from '../../runtime/on-demand';
import { classNames, kit } from '../../ui/kit';
import * as styles from './share-panel.module.css';
import { encodeBoard } from '../../components/board/board-codec';
import type { Catalog, CatalogItem, RankedShowroom } from '../../domain/board-catalog';
import { PriceNote } from '../../components/price-note';
import { getBoardPath, getContactPath } from '../../domain/routes';
import { trailingSlash } from '../../domain/site-settings';
import { ButtonLink } from '../../ui/button';
import * as buttonStyles from '../../ui/button.module.css';
import { TextLink } from '../../ui/link';
import { getRoomName, groupByRoom, labelFromId } from '../../components/board/board-operations';
import { toAnchorSlug } from '../../domain/anchors';
import { formatLeadTime } from '../../domain/date-formats';
import { toCsv } from '../../domain/csv';
import { type Messages, useMessages } from '../../ui/messages';

const action = classNames(buttonStyles.plain, kit.hover);

const loadQrEncoder = () => import(/* webpackChunkName: "board-qr-code" */ 'qr').then(({ default: encode }) => encode);

const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** A QR code holds at most 2,953 bytes; above this size a phone camera cannot read it from paper. */
const maxQrLength = 1_900;

/** The ways to share a board: link, native share dialog, QR code, print. */
export function SharePanel({ messages, board }: { messages: Queries.BoardSectionFragment['messages']; board: Board }) {
  const [status, setStatus] = React.useState('');
  const [encode] = useOnDemand(loadQrEncoder, true);
  const link = React.useRef<HTMLInputElement>(null);
  const url = new URL(getBoardPath(encodeBoard(board), trailingSlash), window.location.href).href;
  const isShort = url.length <= maxQrLength;
  const copy = async () => {
    link.current?.select();
    // So that a second copy is announced too.
    setStatus('');
    // The window of a chat program refuses the clipboard, and without HTTPS there is none: the older command copies the selected link.
    const isCopied = await writeClipboard(url).then(
      () => true,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the newer one was refused.
      () => document.execCommand('copy'),
    );
    if (isCopied) setStatus(messages.copied);
  };
  const share = () => void navigator.share({ title: board.title || messages.unnamed, url }).catch(() => undefined);
  return (
    <section className={classNames(kit.stack, styles.share)} aria-labelledby="share">
      <h2 id="share" className={kit.label} data-print="none">
        {messages.share}
      </h2>
      <label className={styles.link} data-print="none">
        <span className={kit.meta}>{messages.link}</span>
        <input ref={link} readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <p className={classNames(kit.cluster, styles.actions)} data-print="none">
        <button type="button" className={action} onClick={() => void copy()}>
          {messages.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className={action} onClick={share}>
            {messages.send}
          </button>
        )}
        <button type="button" className={action} onClick={() => window.print()}>
          {messages.print}
        </button>
      </p>
      <p role="status" className={kit.meta} data-print="none">
        {status}
      </p>
      {encode && isShort && <QrCode rows={encode(url, 'raw', { ecc: 'low', border: 4 })} label={messages.code} />}
      {!isShort && <p className={kit.meta}>{messages.no_code}</p>}
    </section>
  );
}

/** The dark modules of a code as one path, each a short line. */
const toSvgPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y + 0.5}h1` : ''))).join('');

function QrCode({ rows, label }: { rows: readonly (readonly boolean[])[]; label: string }) {
  return (
    <figure className={styles.qrCode}>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges" stroke="currentColor">
        <path d={toSvgPath(rows)} />
      </svg>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}

interface NextStepsProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  rankedShowrooms: readonly RankedShowroom[];
}

/** Links to an inquiry and to a visit at the showroom that displays most of the board. */
export function NextSteps({ section, board, rankedShowrooms }: NextStepsProps) {
  const { messages, showrooms } = section;
  const [first] = rankedShowrooms;
  const param = encodeBoard(board);
  const showroom = first && showrooms.find(({ slug }) => slug === first.showroom);
  return (
    <div className={classNames(kit.stack, styles.steps)} data-print="none">
      <ButtonLink label={messages.inquire} to={`${getContactPath('inquiry')}?board=${param}`} />
      <PriceNote to={getContactPath('inquiry')} />
      <TextLink
        label={messages.visit}
        to={`${getContactPath('showroom-visit')}?board=${param}${showroom ? `&showroom=${showroom.slug}` : ''}`}
      />
      {showroom && (
        <p className={kit.small}>{`${first.count} ${messages.place} ${board.items.length} ${messages.most} ${showroom.name}`}</p>
      )}
    </div>
  );
}

interface ScheduleProps {
  section: Queries.BoardSectionFragment;
  board: Board;
  catalog: Catalog;
}

/** The board as a file for a project, which is made in the browser. */
export function Schedule({ section, board, catalog }: ScheduleProps) {
  const { messages, title } = section;
  const { brand, document, request, showroom } = useMessages();
  const [status, setStatus] = React.useState('');
  const save = () => {
    const csv = toScheduleCsv(board, { catalog, section, texts: { brand, document, request, showroom }, origin: window.location.origin });
    saveFile(`${toAnchorSlug(board.title) || toAnchorSlug(title)}.csv`, csv, 'text/csv;charset=utf-8');
    setStatus(messages.saved);
  };
  return (
    <section className={classNames(kit.stack, styles.share)} aria-labelledby="schedule" data-print="none">
      <h2 id="schedule" className={kit.label}>
        {messages.project}
      </h2>
      <p className={classNames(kit.cluster, styles.actions)}>
        <button type="button" className={action} onClick={save}>
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
  section: Pick<Queries.BoardSectionFragment, 'messages' | 'rooms'>;
  texts: Pick<Messages, 'brand' | 'document' | 'request' | 'showroom'>;
  /** The address of the site, to which the addresses of documents are relative. */
  origin: string;
}

/** A board as CSV, by rooms. A column is its heading and the cell of each item. */
export function toScheduleCsv(board: Board, { catalog, section: { messages, rooms }, texts, origin }: ScheduleContent): string {
  const { brand, document: labels, request, showroom } = texts;
  const columns: [heading: string, getCell: (item: BoardItem, entry?: CatalogItem | null) => string | undefined][] = [
    [messages.room, ({ room }) => getRoomName(room, rooms, messages.no_room)],
    [messages.item_column, ({ id }, entry) => entry?.name ?? labelFromId(id)],
    [showroom.brand, (_, entry) => entry?.brand ?? ''],
    [brand.finishes, (_, entry) => entry?.finishes?.join(', ')],
    [brand.lead_time, (_, entry) => entry?.leadTime && formatLeadTime(entry.leadTime, brand.as_of)],
    [request.asked, ({ requests }) => requests.map((kind) => request[kind]).join(', ')],
    [messages.note, ({ note }) => note],
    [labels.title, (_, entry) => entry?.documents?.map(({ title, url }) => `${title}: ${new URL(url, origin).href}`).join('\n')],
  ];
  const slugs = rooms.map(({ slug }) => slug);
  const items = groupByRoom(board, slugs).flatMap((group) => group.items);
  return toCsv([
    columns.map(([heading]) => heading),
    ...items.map((item) => columns.map(([, getCell]) => getCell(item, catalog.get(item.id)) ?? '')),
  ]);
}

/** Saves a file, as a link to it with `download` does. */
function saveFile(name: string, content: BlobPart, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
