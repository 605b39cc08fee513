import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MessagesProvider } from '../../ui/messages/messages';
import { AllEntries } from './all-entries';

const messages = {
  search: { brands: 'Brands', openings: 'Openings', questions: 'Questions', articles: 'News' },
} as Queries.ContentTextFragment;

const section = {
  title: 'Search',
  brands: [],
  showrooms: [],
  openings_path: '/jobs',
  openings: [{ slug: 'fitter', title: 'Fitter', team: 'Service', place: 'Pasay', employment: 'Full time' }],
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
  expect(getHref(/^Fitter/)).toMatch(/^\/jobs#.*fitter/);
  expect(getHref(/^Do you fit/)).toMatch(/^\/contact-us\/trade#/);
  expect(getHref(/^News/)).toBe('/journal');
});

test('[P1] entries that no page shows are not listed', () => {
  renderEntries({ ...section, openings_path: null, articles_path: null });
  expect(screen.queryByText('Openings')).toBeNull();
  expect(screen.queryByRole('link', { name: /^News/ })).toBeNull();
});
