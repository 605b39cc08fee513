import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { OverlayProvider } from '../../runtime/overlay/overlay';
import { MessagesProvider } from '../../ui/messages/messages';
import { BrandGallery } from './brand-gallery';

const messages = {
  brand: { gallery: 'Gallery', plate: 'Plate' },
  board: { add: 'Add', added: 'Added', take_off: 'off', full: 'Full' },
  lightbox: { open: 'Open larger', picture: 'Picture', of: 'of', previous: 'Previous', next: 'Next', close: 'Close' },
} as Queries.ContentTextFragment;

const createPicture = (alt: string): Queries.BrandViewFragment['gallery'][number] => ({
  alt,
  caption: null,
  focus: null,
  focus_phone: null,
  file: {
    name: alt,
    childImageSharp: {
      gatsbyImageData: {
        layout: 'fullWidth',
        width: 1,
        height: 0.75,
        images: { fallback: { src: '/a.webp', srcSet: '/a.webp 320w, /b.webp 1200w' } },
      },
    },
  },
});

const renderGallery = (...gallery: Queries.BrandViewFragment['gallery'][number][]) =>
  render(
    <MessagesProvider value={messages}>
      <OverlayProvider path="/">
        <BrandGallery layout="uneven" brand={{ name: 'agape', title: 'Agape', gallery, rooms: [] }} firstFigure={2} />
      </OverlayProvider>
    </MessagesProvider>,
  );

beforeEach(() => window.history.replaceState(null, '', '/'));

test('[R9] a brand without pictures has no gallery', () => {
  const { container } = renderGallery();
  expect(container).toBeEmptyDOMElement();
});

test('[X2] a picture links to its widest file', () => {
  renderGallery(createPicture('A tap'));
  expect(screen.getByRole('link', { name: 'A tap Open larger' })).toHaveAttribute('href', '/b.webp');
});

test('[R9] the lightbox has arrow buttons only for two or more pictures', async () => {
  const { unmount } = renderGallery(createPicture('A tap'));
  fireEvent.click(screen.getByRole('link'));
  expect(await screen.findByRole('dialog', { name: 'Gallery, Agape' })).toHaveTextContent('1 / 1');
  expect(
    within(screen.getByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Close']);
  expect(window.location.hash).toBe('#plate-2');
  unmount();
  window.history.replaceState(null, '', '/');
  renderGallery(createPicture('A tap'), createPicture('A bath'));
  fireEvent.click(screen.getAllByRole('link')[1]!);
  expect(await screen.findByRole('dialog')).toHaveTextContent('2 / 2');
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Picture 1 of 2. A tap')).toBeInTheDocument();
  expect(window.location.hash).toBe('#plate-2');
});
