import type * as React from 'react';
import { maxQueryLength, getSearchUrl } from '../../domain/search';
import { useMessages } from '../../ui/messages';
import { classNames, kit } from '../../ui/kit';
import * as styles from './search-form.module.css';

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
    <form action={getSearchUrl()} method="get" role="search" className={styles.form} onSubmit={onSubmit}>
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
        className={styles.field}
        onInput={({ currentTarget }) => onQueryInput(currentTarget.value)}
      />
      <button type="submit" className={classNames(kit.label, kit.hover)}>
        {messages.submit}
      </button>
    </form>
  );
}
