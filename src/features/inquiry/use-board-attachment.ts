import * as React from 'react';
import { maxLengths, type FormValues } from '../../domain/forms/form-validation';
import { boardPath } from '../../domain/routes/routes';
import type { FormField } from './form-fields';

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
