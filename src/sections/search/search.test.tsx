import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MessagesProvider } from '../../ui/messages/messages';
import { AllEntries } from './all-entries';
import { maxQueryLength } from '../../domain/search/search';
import { MessagesProvider } from '../../ui/formMessages/messages';
import { SearchForm } from '../../components/search/search-form';

const messages = {
  search: { brands: 'Brands', openings: 'Openings', questions: 'Questions', articles: 'News' },
} as Queries.ContentTextFragment;

const section = {
  title: 'Search',
  brands: [],
  showrooms: [],
  openings: [{ path: '/careers/fitter', title: 'Fitter', team: 'Service', place: 'Pasay', employment: 'Full time' }],
  questions_path: '/contact-us/trade',
  questions: [{ question: 'Do you fit?', answer: '<p>We do.</p>' }],
  articles_path: '/journal',
  articles: [],
};

const renderEntries = (data: Queries.SearchSectionFragment) =>
  render(
    <MessagesProvider value={messages}>
      <AllEntries section={data} />
    </MessagesProvider>,
  );

const getHref = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('[P1] every entry links to the page that shows it', () => {
  renderEntries(section);
  expect(getHref(/^Fitter/)).toBe('/careers/fitter');
  expect(getHref(/^Do you fit/)).toMatch(/^\/contact-us\/trade#/);
  expect(getHref(/^News/)).toBe('/journal');
});

test('[P1] a kind without entries is not listed, nor a list without a page', () => {
  renderEntries({ ...section, openings: [], articles_path: null });
  expect(screen.queryByText('Openings')).toBeNull();
  expect(screen.queryByRole('link', { name: /^News/ })).toBeNull();
});

const formMessages = { search: { label: 'Search for', submit: 'Search' } } as Queries.ContentTextFragment;

test('[P1] the search field takes no query that is longer than that of a URL', () => {
  render(
    <MessagesProvider value={formMessages}>
      <SearchForm id="field" inputRef={null} onQueryInput={() => undefined} onSubmit={() => undefined} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', String(maxQueryLength));
});
