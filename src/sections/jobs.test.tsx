import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { render } from '../ui/messages.fixture';
import { JobsSection } from './jobs';

const createOpening = (slug: string, closes: string | null) => ({
  slug,
  path: `/careers/${slug}`,
  title: `The ${slug}`,
  team: 'Service',
  place: 'Pasay',
  employment: 'Full time',
  date: '2026-11-09',
  closes,
  asks: ['Patience'],
  html: '<p>Quiet work.</p>',
});
const section = {
  title: 'Openings',
  none: 'Every chair is taken.',
  openings: [createOpening('fitter', '2026-12-19'), createOpening('intern', null)],
};
const renderOpenings = (data = section) => render(<JobsSection section={data} firstFigure={1} />);
const getTitles = () => screen.queryAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);

test('[W2] the openings are counted, have their closing date or the day they were posted, open one at a time without scripts, and link to the form with the opening and to its page', () => {
  renderOpenings();
  expect(getTitles()).toEqual(['The fitter', 'The intern']);
  expect(screen.getByText('2 open')).toBeVisible();
  expect(screen.getByText('closes 12/19/2026')).toBeVisible();
  expect(screen.getByText('posted 11/09/2026')).toBeVisible();
  renderOpenings();
  const [first, second] = screen.getAllByRole('group', { hidden: true });
  expect(first).toHaveAttribute('name', second!.getAttribute('name')!);
  const apply = within(first!).getByRole('link', { name: 'apply The fitter', hidden: true });
  expect(apply).toHaveAttribute('href', '/contact-us/careers?opening=fitter');
  const page = within(first!).getByRole('link', { name: 'page The fitter', hidden: true });
  expect(page).toHaveAttribute('href', '/careers/fitter');
});

test('the openings show a message instead of a count when there are none', () => {
  renderOpenings({ ...section, openings: [] });
  expect(screen.getByText('Every chair is taken.')).toBeVisible();
  expect(screen.queryByText('0 open')).toBeNull();
  expect(getTitles()).toEqual([]);
});
