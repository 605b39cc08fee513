import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../ui/messages.fixture';
import { AllEntries } from './search-section';
import { maxQueryLength } from '../../domain/search';
import { SearchForm } from '../../components/search/result-list';

const section = {
  title: 'Search',
  brands: [],
  documents: [],
  showrooms: [],
  openings: [{ path: '/careers/fitter', title: 'Fitter', team: 'Service', place: 'Pasay', employment: 'Full time' }],
  questions_path: '/contact-us/trade',
  questions: [{ question: 'Do you fit?', answer: '<p>We do.</p>' }],
  articles_path: '/journal',
  articles: [],
};

const renderEntries = (data: Queries.SearchSectionFragment) => render(<AllEntries section={data} />);

const getHref = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('[P1] every entry links to the page that shows it', () => {
  renderEntries(section);
  expect(getHref(/^Fitter/)).toBe('/careers/fitter');
  expect(getHref(/^Do you fit/)).toMatch(/^\/contact-us\/trade#/);
  expect(getHref(/^articles/)).toBe('/journal');
});

test('[P1] a kind without entries is not listed, nor a list without a page', () => {
  renderEntries({ ...section, openings: [], articles_path: null });
  expect(screen.queryByText('openings')).toBeNull();
  expect(screen.queryByRole('link', { name: /^articles/ })).toBeNull();
});

test('[P1] the search field takes no query that is longer than that of a URL', () => {
  render(<SearchForm id="field" inputRef={null} onQueryInput={() => undefined} onSubmit={() => undefined} />);
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', String(maxQueryLength));
});
