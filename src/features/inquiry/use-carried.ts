import * as React from 'react';
import { carriedIn, carriedPath } from '../../logic/board-link';
import { longest, type Values } from '../../logic/form-problems';
import { boardPath } from '../../logic/routes';
import type { FormField } from './fields';

/** The address without its board: who loads the page again has left it out. */
function leaveAddress(): void {
  const { href } = window.location;
  const left = new URL(href);
  left.searchParams.delete('board');
  if (left.href !== href) window.history.replaceState(window.history.state, '', left);
}

/**
 * The board that was carried into a form, by its address or by a draft: at once its link alone, and all of it as text once the names
 * of its things are told.
 */
export function useCarried(fields: readonly FormField[]) {
  const name = fields.find(({ rule }) => rule.kind === 'board')?.rule.name ?? '';
  const [param, setParam] = React.useState('');
  const [text, tell] = React.useState('');
  const path = carriedPath(boardPath, param);
  const link = param === '' ? '' : new URL(path, window.location.href).href;
  return {
    name,
    param,
    path,
    link,
    /** What is sent. */
    value: text || (link.length <= longest['board']! ? link : ''),
    tell,
    /** Hears what the form begins with. */
    begin: (values: Values) => setParam(name === '' ? '' : carriedIn(window.location.search) || carriedIn(values[name] ?? '')),
    leave: () => {
      leaveAddress();
      setParam('');
      tell('');
    },
  };
}
