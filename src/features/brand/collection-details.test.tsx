import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MessagesProvider } from '../../ui/messages/messages';
import { CollectionDetails } from './collection-details';

const messages = {
  brand: { plate: 'Plate', finishes: 'Finishes' },
  request: { ask: 'Ask for', sample: 'Sample', datasheet: 'Data sheet', drawing: 'Drawing' },
} as Queries.ContentTextFragment;

const createPicture = (name: string, caption: string | null = null): Queries.PictureFragment => ({
  alt: name,
  caption,
  focus: null,
  focus_phone: null,
  file: {
    childImageSharp: {
      gatsbyImageData: { layout: 'fullWidth', width: 1, height: 0.75, images: { fallback: { src: `/${name}.webp` } } },
    },
  },
});

const figures = [createPicture('hero', 'A room'), createPicture('tap', 'A tap by the window')];
const collection = { name: 'Taps', showrooms: null, picture: null, finishes: null, on_request: null };

const renderDetails = (details: Partial<Queries.BrandViewFragment['collections'][number]>) =>
  render(
    <MessagesProvider value={messages}>
      <CollectionDetails
        collection={{ ...collection, ...details }}
        figures={figures}
        inquiryPath="/contact-us/inquiry?brand=a&about=Taps"
      />
    </MessagesProvider>,
  );

test('[W5] each thing that can be asked for links to the form, with the collection and the request filled in', () => {
  renderDetails({ on_request: ['drawing', 'sample'], finishes: ['chrome', 'matt black'] });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sample, Taps', '/contact-us/inquiry?brand=a&about=Taps&request=sample'],
    ['Drawing, Taps', '/contact-us/inquiry?brand=a&about=Taps&request=drawing'],
  ]);
  expect(screen.getByText('chrome, matt black')).toBeVisible();
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

test('[W5] a collection without details has nothing more than its row', () => {
  expect(renderDetails({}).container).toBeEmptyDOMElement();
});
