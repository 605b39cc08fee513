import { graphql } from 'gatsby';
import * as React from 'react';
import { decodeBoard } from '../../components/board/board-codec';
import type { CatalogItem, Catalog } from '../../domain/board-catalog';
import { fetchItems } from '../../components/board/catalog-client';
import * as buttonStyles from '../../ui/button.module.css';
import { Icon } from '../../ui/icon';
import { useMessages } from '../../ui/messages';
import { classNames, kit } from '../../ui/kit';
import * as pictureStyles from '../../ui/picture.module.css';
import { getSizesAttribute } from '../../ui/sizes-attribute';
import * as styles from './attachments.module.css';
import type { Board } from '../../domain/board';
import { getBoardPath } from '../../domain/routes';
import { trailingSlash } from '../../domain/site-settings';
import { formatBoard, formatRequests, getItemLabel, type Room } from '../../components/board/board-operations';
import { maxLengths } from '../../domain/forms/form-validation';

interface BoardFieldProps {
  label: string;
  section: Queries.BoardAttachmentFragment;
  /** The parameter of the page of the board. */
  param: string;
  problem: string | null;
  /** Called with the text to send, once the names of its items are loaded. */
  onText: (text: string) => void;
  onRemove: () => void;
}

const action = classNames(buttonStyles.plain, kit.hover);

const maxPictures = 5;

/** The board attached to a form: title, number of items, some pictures, a link back and a button to remove it. */
export function BoardField({ label, section, param, problem, onText, onRemove }: BoardFieldProps) {
  const { messages, rooms } = section;
  const { request } = useMessages();
  const [board] = React.useState(() => decodeBoard(param).board);
  const [catalog, setCatalog] = React.useState<Catalog>(new Map());
  const count = board.items.length;
  const onCatalogLoaded = React.useEffectEvent((loaded: Catalog) => {
    setCatalog(loaded);
    const url = new URL(getBoardPath(param, trailingSlash), window.location.href).href;
    onText(formatBoardAttachment(board, url, loaded, rooms, { ...messages, requests: request }));
  });
  const onEmpty = React.useEffectEvent(onRemove);
  React.useEffect(() => {
    // A parameter without a board attaches nothing.
    if (count === 0) return onEmpty();
    let isCancelled = false;
    void fetchItems(board.items.map(({ id }) => id)).then((loaded) => !isCancelled && onCatalogLoaded(loaded));
    return () => void (isCancelled = true);
  }, [board, count]);
  if (count === 0) return null;
  const items = board.items.map(({ id }) => catalog.get(id)).filter((item) => item !== null && item !== undefined);
  // Placeholders until the catalog is loaded.
  const visibleItems: (CatalogItem | null)[] = catalog.size > 0 ? items : board.items.map(() => null);
  return (
    <section className={styles.board} data-width="full" data-invalid={problem !== null} aria-labelledby="attached-board">
      <div>
        <h2 id="attached-board" className={styles.label}>
          {label}
        </h2>
        <p className={styles.title}>{board.title || messages.unnamed}</p>
        <p className={kit.meta}>{`${count} ${count === 1 ? messages.item : messages.items}`}</p>
      </div>
      <ul className={styles.pictures} aria-hidden="true">
        {visibleItems.slice(0, maxPictures).map((item, index) => (
          <li key={index} className={pictureStyles.thumbnail}>
            {item && <Thumbnail picture={item.picture} />}
          </li>
        ))}
      </ul>
      {board.items.some(({ requests }) => requests.length > 0) && (
        <dl className={styles.requests}>
          {board.items
            .filter(({ requests }) => requests.length > 0)
            .map(({ id, requests }) => (
              <div key={id}>
                <dt>{getItemLabel(id, catalog)}</dt>
                <dd>{formatRequests(requests, request)}</dd>
              </div>
            ))}
        </dl>
      )}
      <p className={classNames(kit.cluster, styles.links)}>
        <a href={getBoardPath(param, trailingSlash)} className={action}>
          {messages.back}
        </a>
        <button type="button" className={action} onClick={onRemove}>
          {messages.leave_out}
        </button>
      </p>
      {problem && (
        <p className={styles.problem}>
          <Icon name="bang" /> {problem}
        </p>
      )}
    </section>
  );
}

function Thumbnail({ picture: { srcSet, width, height, focus } }: { picture: CatalogItem['picture'] }) {
  const sizes = getSizesAttribute('72px / 1', width / height);
  return <img srcSet={srcSet} sizes={sizes} alt="" decoding="async" style={{ objectPosition: focus ?? undefined }} />;
}

const isWithinLimit = (text: string): boolean => text.length <= maxLengths['board']!;

/**
 * A board as the text that a form sends, with its URL. If that is too long, the notes or the URL are left out; as a last resort the text is
 * cut.
 */
export function formatBoardAttachment(
  board: Board,
  url: string,
  catalog: Catalog,
  rooms: readonly Room[],
  messages: Parameters<typeof formatBoard>[4],
): string {
  const withoutNotes: Board = { ...board, items: board.items.map((item) => ({ ...item, note: '' })) };
  const texts = [
    [board, url],
    [withoutNotes, url],
    [board, ''],
    [withoutNotes, ''],
  ] as const;
  const all = texts.map(([version, link]) => formatBoard(version, link, catalog, rooms, messages));
  return all.find(isWithinLimit) ?? all.at(-1)!.slice(0, maxLengths['board']);
}

export const boardAttachmentFragment = graphql`
  fragment BoardAttachment on BoardSection {
    messages {
      unnamed
      item
      items
      no_room
      note
      leave_out
      back
    }
    rooms {
      slug
      name
    }
  }
`;
