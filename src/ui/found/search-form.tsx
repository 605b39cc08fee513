import type * as React from 'react';
import { longestQuestion, searchAddress } from '../../logic/search';
import { useText } from '../text/text';
import * as type from '../type/type.module.css';
import * as styles from './search-form.module.css';

interface SearchFormProps {
  id: string;
  field: React.Ref<HTMLInputElement>;
  /** Hears what is written, as it is written. */
  onWritten: (query: string) => void;
  onSubmitted: (event: React.SubmitEvent) => void;
}

/** The field of the search: one line to write on. Without scripts it leads to the page of the search. */
export function SearchForm({ id, field, onWritten, onSubmitted }: SearchFormProps) {
  const { search: words } = useText();
  return (
    <form action={searchAddress()} method="get" role="search" className={styles.form} onSubmit={onSubmitted}>
      <label htmlFor={id} className={type.label}>
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        data-first
        name="q"
        maxLength={longestQuestion}
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
