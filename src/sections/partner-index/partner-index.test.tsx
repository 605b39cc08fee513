import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextProvider } from '../../ui/text/text';
import { PartnerIndex } from './partner-index';

const categories = [
  { slug: 'bathroom', name: 'Bathroom' },
  { slug: 'kitchen', name: 'Kitchen' },
  { slug: 'tile', name: 'Tile' },
];
const images = { fallback: { src: '/room.webp' } };
const gatsbyImageData = { layout: 'fullWidth' as const, width: 1, height: 1, images };

const brand = (name: string, order: number, ...slugs: string[]) => ({
  name,
  title: name,
  link: `/brand-partners/${name}`,
  order,
  categories: categories.filter(({ slug }) => slugs.includes(slug)),
  hero: {
    alt: `A room for ${name}`,
    caption: `Room of ${name}`,
    focus: null,
    focus_phone: null,
    file: { childImageSharp: { gatsbyImageData } },
  },
});
const section = {
  title: 'Four partners',
  categories,
  brands: [
    brand('kohler', 1, 'bathroom', 'kitchen'),
    brand('falper', 2, 'bathroom'),
    brand('marazzi', 3, 'tile'),
    brand('blanco', 4, 'kitchen'),
  ],
};
const words = { partners: { filter: 'By category', all: 'All' }, brand: { plate: 'Plate' }, bar: {} } as Queries.ContentTextFragment;

const page = (data = section) => (
  <TextProvider value={words}>
    <PartnerIndex section={data} firstPlate={7} />
  </TextProvider>
);
const index = () => screen.getAllByRole('list').find((list) => list.tagName === 'OL')!;
const names = () =>
  within(index())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!.split('/').pop());
const chip = (name: string) => within(screen.getByRole('navigation', { name: 'By category' })).getByRole('link', { name });
const current = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link', { current: true })
    .map((link) => link.textContent);
const plate = () => screen.getByRole('figure').textContent;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('[R2] the index of partners', () => {
  test('lists all of them in their order', () => {
    render(page());
    expect(names()).toEqual(['kohler', 'falper', 'marazzi', 'blanco']);
    expect(current()).toEqual(['All']);
  });

  test('shows those of a category in place, and says so in the address without a step in the history', async () => {
    const steps = window.history.length;
    render(page());
    await userEvent.click(chip('Kitchen'));
    expect(names()).toEqual(['kohler', 'blanco']);
    expect(current()).toEqual(['Kitchen']);
    expect(screen.getByRole('status')).toHaveTextContent('Kitchen 2');
    expect(window.location.search).toBe('?category=kitchen');
    expect(window.history).toHaveLength(steps);
    await userEvent.click(chip('All'));
    expect(names()).toHaveLength(4);
    expect(window.location.search).toBe('');
  });

  test('begins with the category of the address, and all of them for one that there is not', () => {
    window.history.replaceState(null, '', '/?category=tile#partners');
    const { unmount } = render(page());
    expect(names()).toEqual(['marazzi']);
    unmount();
    window.history.replaceState(null, '', '/?category=doors');
    render(page());
    expect(names()).toHaveLength(4);
  });

  test('follows the address when a link of the page or the back button changes it', () => {
    const { rerender } = render(page());
    window.history.pushState(null, '', '/?category=bathroom#partners');
    rerender(page());
    expect(names()).toEqual(['kohler', 'falper']);
    window.history.replaceState(null, '', '/');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(names()).toHaveLength(4);
  });

  test('leaves a press for a new tab to the browser', () => {
    render(page());
    // Keeps jsdom, which has no tabs, from following the link.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(chip('Tile'), { ctrlKey: true });
    expect(names()).toHaveLength(4);
  });
});

describe('the picture beside the index', () => {
  test('is the first brand’s at first, with its number among the plates of the page', () => {
    render(page());
    expect(plate()).toBe('Plate 07 Room of kohler');
  });

  test('follows the pointer and the focus, and fetches no other', async () => {
    render(page());
    await userEvent.hover(within(index()).getByRole('link', { name: /marazzi/ }));
    expect(plate()).toBe('Plate 09 Room of marazzi');
    act(() =>
      within(index())
        .getByRole('link', { name: /blanco/ })
        .focus(),
    );
    expect(plate()).toBe('Plate 10 Room of blanco');
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['A room for kohler', 'A room for blanco']);
  });

  test('waits for a new one to come before it covers the old one', async () => {
    render(page());
    await userEvent.hover(within(index()).getByRole('link', { name: /falper/ }));
    const picture = screen.getByRole('img', { name: 'A room for falper' });
    expect(picture.closest('[data-waiting]')).toHaveAttribute('data-waiting', 'true');
    fireEvent.load(picture);
    expect(picture.closest('[data-waiting]')).toHaveAttribute('data-waiting', 'false');
  });

  test('stays one where the data of the page comes anew', async () => {
    const { rerender } = render(page());
    await userEvent.hover(within(index()).getByRole('link', { name: /falper/ }));
    fireEvent.load(screen.getByRole('img', { name: 'A room for falper' }));
    rerender(page({ ...section, brands: section.brands.map((one) => ({ ...one })) }));
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  test('is one of the brands that are left by the filter', async () => {
    render(page());
    await userEvent.click(chip('Tile'));
    expect(plate()).toBe('Plate 09 Room of marazzi');
  });
});
