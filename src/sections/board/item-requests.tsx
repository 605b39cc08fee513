import { requestKinds } from '../../domain/brands/requests';
import { labelFromId } from '../../components/board/board-text';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { CardToolbarProps } from './card-toolbar';
import * as styles from './item-requests.module.css';

/** What can be asked for of an item, as checkboxes. A request that is no longer offered stays until it is unchecked. */
export function ItemRequests({ item, catalogItem, actions }: Omit<CardToolbarProps, 'section'>) {
  const { request } = useMessages();
  const kinds = requestKinds.filter((kind) => (catalogItem?.requests ?? []).includes(kind) || item.requests.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <fieldset className={styles.requests} data-print={item.requests.length > 0 ? undefined : 'none'}>
      <legend>
        <span data-print="none">{request.ask}</span>
        <span className={styles.asked} aria-hidden="true">
          {request.asked}
        </span>
        <span className={type.hidden}>: {catalogItem?.name ?? labelFromId(item.id)}</span>
      </legend>
      {kinds.flatMap((kind) => [
        <label key={kind} data-print={item.requests.includes(kind) ? undefined : 'none'}>
          <input
            type="checkbox"
            checked={item.requests.includes(kind)}
            onChange={() => actions.toggleRequest(item.id, kind)}
            data-tool={kind}
          />
          {request[kind]}
        </label>,
        ' ',
      ])}
    </fieldset>
  );
}
