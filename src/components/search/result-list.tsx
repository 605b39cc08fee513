import * as React from 'react';
import { getSearchUrl, maxQueryLength } from '../../domain/search';
import { hasModifier, type KeyPress } from '../../ui/key-press';
import { classNames, kit } from '../../ui/kit';
import { Link } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import * as pictureStyles from '../../ui/picture.module.css';
import * as styles from './result-list.module.css';
import * as formStyles from './search-form.module.css';

interface SearchFormProps {
  id: string;
  inputRef: React.Ref<HTMLInputElement>;
  /** Called on each input. */
  onQueryInput: (query: string) => void;
  onSubmit: (event: React.SubmitEvent) => void;
}

/** The search field. Without scripts it leads to the search page. */
export function SearchForm({ id, inputRef, onQueryInput, onSubmit }: SearchFormProps) {
  const { search: messages } = useMessages();
  return (
    <form action={getSearchUrl()} method="get" role="search" className={formStyles.form} onSubmit={onSubmit} data-print="none">
      <label htmlFor={id} className={kit.label}>
        {messages.label}
      </label>
      <input
        ref={inputRef}
        id={id}
        type="search"
        name="q"
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={formStyles.field}
        onInput={({ currentTarget }) => onQueryInput(currentTarget.value)}
      />
      <button type="submit" className={classNames(kit.label, kit.hover)}>
        {messages.submit}
      </button>
    </form>
  );
}

interface ResultGroupProps {
  name: string;
  /** The number of results of this kind, or how many of them are listed: `4 of 8`. */
  count: number | string;
  /** Content below the list. */
  more?: React.ReactNode;
  children: React.ReactNode;
}

/** Results of one kind, as a ruled list under the name of the kind. */
export function ResultGroup({ name, count, more, children }: ResultGroupProps) {
  const id = React.useId();
  return (
    <section className={classNames(kit.grid, styles.group)} aria-labelledby={id}>
      <h2 id={id} className={classNames(kit.label, styles.label)}>
        {name} <span>{count}</span>
      </h2>
      <div className={styles.list}>
        <ul className={kit.ruled}>{children}</ul>
        {more}
      </div>
    </section>
  );
}

interface ResultRowProps {
  to: string;
  picture?: React.ReactNode;
  title: React.ReactNode;
  line: React.ReactNode;
  className?: string;
  onFollow?: () => void;
}

/** A result: thumbnail, title, and a line about it. */
export function ResultRow({ to, picture, title, line, className, onFollow }: ResultRowProps) {
  return (
    <Link to={to} className={classNames(kit.hover, styles.row, className)} data-result onClick={onFollow}>
      {picture && <span className={classNames(pictureStyles.thumbnail, styles.picture)}>{picture}</span>}
      <span className={styles.text}>
        <b>{title}</b> <span className={classNames(kit.small, styles.excerpt)}>{line}</span>
      </span>
    </Link>
  );
}

/** The index of the field, before the results. */
export const searchFieldIndex = -1;

/**
 * The index that takes the focus after a key press, or null if the key does nothing. Down goes through the results; Up goes back, from the
 * first result to the field.
 * @param index of the focused result, or `searchFieldIndex`.
 */
export function getNextResult(press: KeyPress, index: number, count: number): number | null {
  if (hasModifier(press)) return null;
  if (press.key === 'ArrowDown' && count > 0) return Math.min(index + 1, count - 1);
  if (press.key === 'ArrowUp' && index > searchFieldIndex) return index - 1;
  return null;
}

/** Moves the focus between the search field and the results with the Down and Up arrows. */
export function moveResultFocus(event: React.KeyboardEvent): void {
  const results = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-result]'));
  const field = event.currentTarget.querySelector<HTMLElement>('[type="search"]');
  const index = results.findIndex((result) => result === event.target);
  // An input method has its own list under the field.
  if ((index < 0 && event.target !== field) || event.nativeEvent.isComposing) return;
  const next = getNextResult(event, index, results.length);
  if (next === null) return;
  event.preventDefault();
  (results[next] ?? field)?.focus();
}
