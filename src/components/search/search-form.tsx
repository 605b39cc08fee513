import type * as React from 'react';
import { maxQueryLength, getSearchUrl } from '../../domain/search/search';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './search-form.module.css';

interface SearchFormProps {
  id: string;
  inputRef: React.Ref<HTMLInputElement>;
  /** Hears what is written, as it is written. */
  onQueryInput: (query: string) => void;
  onSubmit: (event: React.SubmitEvent) => void;
}

/** The field of the search: one line to write on. Without scripts it leads to the page of the search. */
export function SearchForm({ id, inputRef: field, onQueryInput: onWritten, onSubmit: onSubmitted }: SearchFormProps) {
  const { search: words } = useMessages();
  return (
    <form action={getSearchUrl()} method="get" role="search" className={styles.form} onSubmit={onSubmitted}>
      <label htmlFor={id} className={type.label}>
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        data-first
        name="q"
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.field}
        onInput={({ currentTarget }) => onWritten(currentTarget.value)}
      />
      <button type="submit" className={type.label}>
        {words.submit}
      </button>
    </form>
  );
}
