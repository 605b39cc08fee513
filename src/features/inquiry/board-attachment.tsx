import * as React from 'react';
import { useOnDemand } from '../../runtime/on-demand/use-on-demand';
import type { BoardFieldProps } from './board-field';
import type { useBoardAttachment } from './use-board-attachment';

const loadBoardField = () => import(/* webpackChunkName: "board-field" */ './board-field').then((part) => part.BoardField);

interface BoardAttachmentProps extends Omit<BoardFieldProps, 'param' | 'path' | 'link' | 'onTextReady' | 'onRemove'> {
  attachment: ReturnType<typeof useBoardAttachment>;
  /** Called when the value to send has changed. */
  onChange: () => void;
}

/** The form field of an attached board; nothing without a board. If its code cannot be loaded, the link is still sent. */
export function BoardAttachment({ attachment, onChange, ...props }: BoardAttachmentProps) {
  const { name, param, path, link, value, setText, remove } = attachment;
  const [Field, fetchField] = useOnDemand(loadBoardField);
  const isThere = param !== '';
  React.useEffect(() => {
    if (isThere) fetchField().catch(() => undefined);
  }, [isThere, fetchField]);
  const notifyChange = React.useEffectEvent(onChange);
  // The initial value is no change: the draft has not been read yet.
  const before = React.useRef('');
  React.useEffect(() => {
    if (value === before.current) return;
    before.current = value;
    notifyChange();
  }, [value]);
  if (!isThere) return null;
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {Field && <Field {...props} param={param} path={path} link={link} onTextReady={setText} onRemove={remove} />}
    </>
  );
}
