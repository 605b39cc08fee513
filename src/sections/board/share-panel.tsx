import * as React from 'react';
import type { Board } from '../../domain/board';
import { useOnDemand } from '../../runtime/on-demand';
import { classNames, kit } from '../../ui/kit';
import * as styles from './share-panel.module.css';
import { encodeBoard } from '../../components/board/board-codec';
import type { RankedShowroom } from '../../domain/board-catalog';
import { PriceNote } from '../../components/price-note';
import { getBoardPath, getContactPath } from '../../domain/routes';
import { trailingSlash } from '../../domain/site-settings';
import { ButtonLink } from '../../ui/button';
import * as buttonStyles from '../../ui/button.module.css';
import { TextLink } from '../../ui/link';

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
      {encode && isShort && <QrCode rows={encode(url, 'raw', { ecc: 'low', border: 2 })} label={messages.code} />}
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
