import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { createPicture, render } from '../../ui/messages.fixture';
import { BrandEnd } from './brand-end';
import { BrandGallery } from './brand-gallery';
import { CollectionDetails } from './brand-collections';

const renderGallery = (...gallery: Queries.BrandViewFragment['gallery'][number][]) =>
  render(<BrandGallery layout="uneven" brand={{ name: 'agape', title: 'Agape', hero: createPicture('A room'), gallery, rooms: [] }} />);

test('[R9] a brand without pictures has no gallery', () => {
  const { container } = renderGallery();
  expect(container).toBeEmptyDOMElement();
});

test('[X2] a picture links to its widest file', () => {
  renderGallery(createPicture('A tap'));
  expect(screen.getByRole('link', { name: 'A tap open' })).toHaveAttribute('href', '/A-tap-wide.webp');
});

const figures = [createPicture('hero', 'A room'), createPicture('tap', 'A tap by the window')];
const collection = { name: 'Taps', showrooms: null, picture: null, finishes: null, lead_time: null, documents: null, on_request: null };

const chrome = { slug: 'chrome', name: 'chrome', color: '#c8ccd0', surface: 'polished' };

const renderDetails = (details: Partial<Queries.BrandViewFragment['collections'][number]>) =>
  render(
    <CollectionDetails collection={{ ...collection, ...details }} figures={figures} inquiryPath="/contact-us/inquiry?brand=a&about=Taps" />,
  );

test('[W5] each thing that can be asked for links to the form, with the collection and the request filled in', () => {
  renderDetails({ on_request: ['drawing', 'sample'], finishes: [chrome, { ...chrome, slug: 'matt-black', name: 'matt black' }] });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['sample, Taps', '/contact-us/inquiry?brand=a&about=Taps&request=sample'],
    ['drawing, Taps', '/contact-us/inquiry?brand=a&about=Taps&request=drawing'],
  ]);
  expect(screen.getByText('finishes').nextSibling).toHaveTextContent('chromematt black');
  expect(document.querySelectorAll('[data-surface="polished"]')).toHaveLength(2);
});

test('[W5] a picture that the page has as a figure is linked by its number, and another one is shown', () => {
  const { unmount } = renderDetails({ picture: createPicture('tap') });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: '02, A tap by the window' })).toHaveAttribute('href', '#plate-2');
  unmount();
  renderDetails({ picture: createPicture('basin') });
  expect(screen.getByRole('img', { name: 'basin' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('[W12] a collection says how long it takes, with the month in which that was said', () => {
  renderDetails({ lead_time: { takes: '8 to 12 weeks', said: '2026-11-02' } });
  expect(screen.getByText('lead_time').nextSibling).toHaveTextContent('8 to 12 weeks, as_of November 2026');
});

test('[W5] a collection without details has nothing more than its row', () => {
  expect(renderDetails({}).container).toBeEmptyDOMElement();
});

test('[R9] the end of a brand page links to the articles that mention the brand, and has no heading for none', () => {
  const path = '/article/1/ten-taps';
  const article = { article_id: 1, title: 'Ten taps', kind: 'news', date: '2026-11-02', path, summary: '', minutes: 2, event: null };
  const renderFooter = (articles: Queries.BrandViewFragment['articles']) =>
    render(
      <BrandEnd
        brand={{ title: 'Agape', collections: [], articles } as unknown as Queries.BrandViewFragment}
        previous={null}
        next={null}
      />,
    );
  const { unmount } = renderFooter([]);
  expect(screen.queryByRole('heading', { name: 'related' })).toBeNull();
  unmount();
  renderFooter([{ ...article, picture: createPicture('A tap') }]);
  expect(within(screen.getByRole('region', { name: 'related' })).getByRole('link')).toHaveAttribute('href', path);
});
