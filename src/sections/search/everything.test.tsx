import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextProvider } from '../../ui/text/text';
import { Everything } from './everything';

const words = {
  search: { brands: 'Brands', openings: 'Openings', questions: 'Questions', articles: 'News' },
} as Queries.ContentTextFragment;

const section = {
  title: 'Search',
  brands: [],
  openings_path: '/jobs',
  openings: [{ slug: 'fitter', title: 'Fitter', team: 'Service', place: 'Pasay', employment: 'Full time' }],
  questions_path: '/contact-us/trade',
  questions: [{ question: 'Do you fit?', answer: '<p>We do.</p>' }],
  articles_path: '/journal',
  articles: [],
};

const show = (data: Queries.SearchSectionFragment) =>
  render(
    <TextProvider value={words}>
      <Everything section={data} />
    </TextProvider>,
  );

const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('[P1] everything leads where the content shows it', () => {
  show(section);
  expect(target(/^Fitter/)).toMatch(/^\/jobs#.*fitter/);
  expect(target(/^Do you fit/)).toMatch(/^\/contact-us\/trade#/);
  expect(target(/^News/)).toBe('/journal');
});

test('[P1] what no page shows is not listed', () => {
  show({ ...section, openings_path: null, articles_path: null });
  expect(screen.queryByText('Openings')).toBeNull();
  expect(screen.queryByRole('link', { name: /^News/ })).toBeNull();
});
