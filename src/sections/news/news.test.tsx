import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextProvider } from '../../ui/text/text';
import { News } from './news';

const article = (title: string, date: string, day?: string) => ({
  article_id: 1,
  title,
  kind: day ? 'event' : 'news',
  date,
  path: `/article/1/${title}`,
  summary: `About ${title}`,
  minutes: 3,
  picture: { alt: title, caption: null, focus: null, focus_phone: null, file: { childImageSharp: null } },
  event: day ? { starts: `${day} 5:00 PM`, ends: `${day} 8:00 PM`, place: 'Pasay', showroom: null } : null,
});
const articles = [article('brass', '2026-10-21'), article('curves', '2026-09-30'), article('tile', '2026-11-09', '2027-03-06')];
const words = {
  article: { news: 'News', event: 'Event', minutes: 'minutes', read: 'Read' },
  news: { filter: 'By kind', all: 'All', news: 'News', events: 'Events', coming: 'Coming up', none: 'Nothing yet', details: 'About' },
  bar: {},
} as Queries.ContentTextFragment;

// Gatsby's link asks the loader of the page for what it leads to.
Object.assign(globalThis, { ___loader: { enqueue: () => undefined, hovering: () => undefined } });

const show = (listed = articles) =>
  render(
    <TextProvider value={words}>
      <News section={{ title: 'News and events', articles: listed }} firstPlate={1} today="2026-11-21" />
    </TextProvider>,
  );
const filter = (name: string) => within(screen.getByRole('navigation', { name: 'By kind' })).getByRole('link', { name });
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const address = () => window.location.pathname + window.location.search;

describe('news and events', () => {
  beforeEach(() => window.history.replaceState(null, '', '/news-and-events'));

  test('are all shown: the lead, what comes up, the years', () => {
    show();
    expect(headings()).toEqual(['News and events', 'brass', 'Coming up', 'tile', '2026', 'curves']);
    expect(filter('All')).toHaveAttribute('aria-current', 'true');
  });

  test('are narrowed in place, and the address follows without a step in history', async () => {
    show();
    const before = window.history.length;
    await userEvent.click(filter('Events'));
    expect(headings()).toEqual(['News and events', 'Coming up', 'tile']);
    expect(address()).toBe('/news-and-events?kind=event');
    expect(filter('Events')).toHaveAttribute('aria-current', 'true');
    expect(filter('All')).not.toHaveAttribute('aria-current');
    await userEvent.click(filter('All'));
    expect(address()).toBe('/news-and-events');
    expect(window.history).toHaveLength(before);
  });

  test('follow the address a visitor comes with', () => {
    window.history.replaceState(null, '', '/news-and-events?kind=news');
    show();
    expect(headings()).toEqual(['News and events', 'brass', '2026', 'curves']);
    expect(screen.getByRole('status')).toHaveTextContent('News 2');
  });

  test('say so when there is nothing of a kind', async () => {
    show(articles.slice(0, 2));
    await userEvent.click(filter('Events'));
    expect(screen.getByText('Nothing yet')).toBeVisible();
  });
});
