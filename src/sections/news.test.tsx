import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type NewsKind, paginateNews } from '../domain/news';
import { createPicture, render } from '../ui/messages.fixture';
import { NewsSection } from './news';

const createArticle = (title: string, date: string, day?: string) => ({
  article_id: 1,
  title,
  kind: day ? 'event' : 'news',
  date,
  path: `/article/1/${title}`,
  summary: `About ${title}`,
  minutes: 3,
  picture: createPicture(title),
  calendar: day ? '/events/1.ics' : null,
  reserve: day ? '/contact-us/event?event=1' : null,
  event: day ? { starts: `${day} 5:00 PM`, ends: `${day} 8:00 PM`, place: 'Pasay', showroom: null } : null,
});
const articles = [
  createArticle('brass', '2026-10-21'),
  createArticle('curves', '2026-09-30'),
  createArticle('tile', '2026-11-09', '2027-03-06'),
];
const section = { title: 'News and events', news: { title: 'All news' }, events: { title: 'All events' } };
function renderNews(listed = articles, kind: NewsKind | null = null, page = 1) {
  const listPage = paginateNews('/news-and-events', listed, '2026-11-21').find(({ list }) => list.kind === kind && list.page === page)!;
  render(<NewsSection section={{ ...section, articles: listPage.articles }} firstFigure={1} list={listPage.list} />);
}
const getFilterLinks = () => within(screen.getByRole('navigation', { name: 'filter' })).getAllByRole('link');
const withinPager = () => within(screen.getByRole('navigation', { name: 'pages' }));
const getPagerLinks = () =>
  withinPager()
    .getAllByRole('link')
    .map((link) => [link.textContent.trim(), link.getAttribute('href'), link.getAttribute('rel')]);
const getHeadings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const years = ['2026', '2025', '2024'].flatMap((year) =>
  Array.from({ length: 20 }, (_, index) => createArticle(`${year} ${index}`, `${year}-10-${String(28 - index).padStart(2, '0')}`)),
);

test('[R9, W6] a page of news and events shows the featured article, the years, and upcoming events with links to their form and calendar file, without pagination', () => {
  renderNews();
  expect(getHeadings()).toEqual(['News and events', 'brass', 'upcoming', 'tile', '2026', 'curves']);
  expect(screen.getByRole('link', { name: 'reserve tile' })).toHaveAttribute('href', '/contact-us/event?event=1');
  expect(screen.getByRole('link', { name: 'calendar tile' })).toHaveAttribute('href', '/events/1.ics');
  expect(screen.queryByRole('navigation', { name: 'pages' })).toBeNull();
});

test('[R9] a page of news and events of one kind has its title and only its articles', () => {
  renderNews(articles, 'news');
  expect(getHeadings()).toEqual(['All news', 'brass', '2026', 'curves']);
  expect(screen.getByText('news 2')).toBeInTheDocument();
});

test('[R9] a page of news and events links to the kinds as pages, and marks the current one', () => {
  renderNews(articles, 'events');
  expect(getFilterLinks().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['all', '/news-and-events', null],
    ['news only', '/news-and-events/news', null],
    ['events only', '/news-and-events/events', 'true'],
  ]);
});

test('[R9] a page of news and events shows a message when a kind has no articles', () => {
  renderNews(articles.slice(0, 2), 'events');
  expect(screen.getByText('none')).toBeVisible();
  expect(getHeadings()).toEqual(['All events']);
});

test('[R9] a page of news and events in the middle of a long list links to newer and older articles, and continues with the years', () => {
  renderNews(years, null, 2);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('News and events, page 2');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['2025', '2024']);
  expect(getPagerLinks()).toEqual([
    ['newer', '/news-and-events', 'prev'],
    ['older', '/news-and-events/page/3', 'next'],
  ]);
  expect(withinPager().getByText('page 2 of 3')).toHaveAttribute('aria-current', 'page');
});
