import * as React from 'react';
import { findBoardParam, getBoardUrl } from './board-param';
import { maxLengths, type FormValues } from '../../domain/forms/form-validation';
import { boardPath } from '../../domain/routes/routes';
import type { FormField } from './form-fields';

/** The address without its board: who loads the page again has left it out. */
function removeBoardParam(): void {
  const { href } = window.location;
  const url = new URL(href);
  url.searchParams.delete('board');
  if (url.href !== href) window.history.replaceState(window.history.state, '', url);
}

/**
 * The board that was carried into a form, by its address or by a draft: at once its link alone, and all of it as text once the names
 * of its things are told.
 */
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
    /** What is sent. */
    value: text || (link.length <= maxLengths['board']! ? link : ''),
    setText,
    /** Hears what the form begins with. */
    initialize: (values: FormValues) =>
      setParam(name === '' ? '' : findBoardParam(window.location.search) || findBoardParam(values[name] ?? '')),
    remove: () => {
      removeBoardParam();
      setParam('');
      setText('');
    },
  };
}
