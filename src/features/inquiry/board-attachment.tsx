import * as React from 'react';
import { useOnDemand } from '../../runtime/islands/loader';
import type { BoardFieldProps } from './board-field';
import { maxLengths, type FormValues } from '../../domain/forms/form-validation';
import { boardPath } from '../../domain/routes';
import type { FormField } from './form-fields';

const loadBoardField = () => import(/* webpackChunkName: "board-field" */ './board-field').then((part) => part.BoardField);

interface BoardAttachmentProps extends BoardFieldProps {
  attachment: ReturnType<typeof useBoardAttachment>;
  /** Called when the value to send has changed. */
  onChange: () => void;
}

/** The form field of an attached board; nothing without a board. If its code cannot be loaded, the link is still sent. */
export function BoardAttachment({ onChange, ...props }: BoardAttachmentProps) {
  const { name, param, value } = props.attachment;
  const hasParam = param !== '';
  const [Field] = useOnDemand(loadBoardField, hasParam);
  const notifyChange = React.useEffectEvent(onChange);
  // The initial value is no change: the draft has not been read yet.
  const before = React.useRef('');
  React.useEffect(() => {
    if (value === before.current) return;
    before.current = value;
    notifyChange();
  }, [value]);
  if (!hasParam) return null;
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {Field && <Field {...props} />}
    </>
  );
}

/** Finds the board parameter in the URL of a form (`?board=…`) or in the text of a board (`/board?b=…`); empty without one. */
export const findBoardParam = (text: string): string => /[?&]b(?:oard)?=([\w-]+)/.exec(text)?.[1] ?? '';

/** The path of the page of a board. */
export const getBoardUrl = (path: string, param: string): string => `${path}?b=${param}`;

/** Removes the board from the URL, so that it does not return after a reload. */
function removeBoardParam(): void {
  const { href } = window.location;
  const url = new URL(href);
  url.searchParams.delete('board');
  if (url.href !== href) window.history.replaceState(window.history.state, '', url);
}

/** The board attached to a form by its URL or its draft: at first its link, then its text once the catalog is loaded. */
export function useBoardAttachment(fields: readonly FormField[]) {
  const name = fields.find(({ rule }) => rule.kind === 'board')?.rule.name ?? '';
  const [param, setParam] = React.useState('');
  const [text, setText] = React.useState('');
  const path = getBoardUrl(boardPath, param);
  const link = param === '' ? '' : new URL(path, window.location.href).href;
  return {
    name,
    param,
    path,
    link,
    /** The value to send. */
    value: text || (link.length <= maxLengths['board']! ? link : ''),
    setText,
    /** Takes the initial values of the form. */
    initialize: (values: FormValues) =>
      setParam(name === '' ? '' : findBoardParam(window.location.search) || findBoardParam(values[name] ?? '')),
    remove: () => {
      removeBoardParam();
      setParam('');
      setText('');
    },
  };
}
