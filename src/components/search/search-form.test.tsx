import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { maxQueryLength } from '../../domain/search/search';
import { MessagesProvider } from '../../ui/messages/messages';
import { SearchForm } from './search-form';

const messages = { search: { label: 'Search for', submit: 'Search' } } as Queries.ContentTextFragment;

test('[P1] the search field takes no query that is longer than that of a URL', () => {
  render(
    <MessagesProvider value={messages}>
      <SearchForm id="field" inputRef={null} onQueryInput={() => undefined} onSubmit={() => undefined} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', String(maxQueryLength));
});
