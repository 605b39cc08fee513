import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { type NewsKind, paginateNews } from '../../domain/news/news-list';
import { MessagesProvider } from '../../ui/messages/messages';
import { NewsSection } from './news';

const createArticle = (title: string, date: string, day?: string) => ({
  article_id: 1,
  title,
  kind: day ? 'event' : 'news',
  date,
  path: `/article/1/${title}`,
  summary: `About ${title}`,
  minutes: 3,
  picture: { alt: title, caption: null, focus: null, focus_phone: null, file: { childImageSharp: null } },
  calendar: day ? '/events/1.ics' : null,
  reserve: day ? '/contact-us/event?event=1' : null,
  event: day ? { starts: `${day} 5:00 PM`, ends: `${day} 8:00 PM`, place: 'Pasay', showroom: null } : null,
});
const articles = [
  createArticle('brass', '2026-10-21'),
  createArticle('curves', '2026-09-30'),
  createArticle('tile', '2026-11-09', '2027-03-06'),
];
const section = {
  title: 'News and events',
  news: { title: 'All news' },
  events: { title: 'All events' },
};
const messages = {
  article: { calendar: 'Add', reserve: 'Reserve', news: 'News', event: 'Event', minutes: 'minutes', read: 'Read' },
  news: {
    filter: 'By kind',
    all: 'All',
    news: 'News',
    events: 'Events',
    only: 'only',
    upcoming: 'Coming up',
    none: 'Nothing yet',
    pages: 'Pages',
    page: 'Page',
    of: 'of',
    newer: 'Newer',
    older: 'Older',
  },
  bar: {},
} as Queries.ContentTextFragment;

function renderNews(listed = articles, kind: NewsKind | null = null, page = 1) {
  const listPage = paginateNews('/news-and-events', listed, '2026-11-21').find(({ list }) => list.kind === kind && list.page === page)!;
  render(
    <MessagesProvider value={messages}>
      <NewsSection section={{ ...section, articles: listPage.articles }} firstFigure={1} list={listPage.list} />
    </MessagesProvider>,
  );
}
const getFilterLinks = () => within(screen.getByRole('navigation', { name: 'By kind' })).getAllByRole('link');
const withinPager = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const getHeadings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const years = ['2026', '2025', '2024'].flatMap((year) =>
  Array.from({ length: 20 }, (_, index) => createArticle(`${year} ${index}`, `${year}-10-${String(28 - index).padStart(2, '0')}`)),
);

describe('[R9] a page of news and events', () => {
  test('shows the featured article, upcoming events and the years', () => {
    renderNews();
    expect(getHeadings()).toEqual(['News and events', 'brass', 'Coming up', 'tile', '2026', 'curves']);
  });

  test('[W6] links each upcoming event to its form and its calendar file, by name', () => {
    renderNews();
    expect(screen.getByRole('link', { name: 'Reserve tile' })).toHaveAttribute('href', '/contact-us/event?event=1');
    expect(screen.getByRole('link', { name: 'Add tile' })).toHaveAttribute('href', '/events/1.ics');
  });

  test('of one kind has its title and only its articles', () => {
    renderNews(articles, 'news');
    expect(getHeadings()).toEqual(['All news', 'brass', '2026', 'curves']);
    expect(screen.getByText('News 2')).toBeInTheDocument();
  });

  test('links to the kinds as pages, and marks the current one', () => {
    renderNews(articles, 'events');
    expect(getFilterLinks().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['All', '/news-and-events', null],
      ['News only', '/news-and-events/news', null],
      ['Events only', '/news-and-events/events', 'true'],
    ]);
  });

  test('shows a message when a kind has no articles', () => {
    renderNews(articles.slice(0, 2), 'events');
    expect(screen.getByText('Nothing yet')).toBeVisible();
    expect(getHeadings()).toEqual(['All events']);
  });

  test('has no pagination for a single page', () => {
    renderNews();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('in the middle of a long list links to newer and older articles, and continues with the years', () => {
    renderNews(years, null, 2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('News and events, Page 2');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['2025', '2024']);
    const [newer, older] = withinPager().getAllByRole('link');
    expect([newer!.textContent.trim(), newer!.getAttribute('href'), newer!.getAttribute('rel')]).toEqual([
      'Newer',
      '/news-and-events',
      'prev',
    ]);
    expect([older!.textContent.trim(), older!.getAttribute('href'), older!.getAttribute('rel')]).toEqual([
      'Older',
      '/news-and-events/page/3',
      'next',
    ]);
    expect(withinPager().getByText('Page 2 of 3')).toHaveAttribute('aria-current', 'page');
  });

  test('at an end of a long list links in one direction only', () => {
    renderNews(years, 'news', 3);
    expect(
      withinPager()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/news-and-events/news/page/2']);
  });
});
