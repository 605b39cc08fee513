import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { MessagesProvider } from '../../ui/messages/messages';
import { PartnerIndexSection } from './partner-index';
import { createPage, getCategoryLink, getIndexList, materials, sectionData } from './partner-index.fixture';

const categories = [
  { slug: 'bathroom', name: 'Bathroom' },
  { slug: 'kitchen', name: 'Kitchen' },
  { slug: 'tile', name: 'Tile' },
];
const images = { fallback: { src: '/room.webp' } };
const gatsbyImageData = { layout: 'fullWidth' as const, width: 1, height: 1, images };

const rooms = [
  { slug: 'bathroom', name: 'Bathroom' },
  { slug: 'outdoor', name: 'Outdoors' },
];
export const materials = [
  { slug: 'metal', name: 'Metal' },
  { slug: 'ceramic', name: 'Ceramic' },
];
const showrooms = [{ slug: 'bgc', name: 'BGC' }];

const createBrand = (name: string, order: number, ...slugs: string[]) => ({
  rooms: rooms.slice(0, slugs.includes('tile') ? 2 : 1),
  materials: slugs.includes('tile') ? materials.slice(1) : materials.slice(0, 1),
  showrooms,
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
export const sectionData = {
  title: 'Four partners',
  categories,
  rooms,
  materials,
  showrooms,
  brands: [
    createBrand('kohler', 1, 'bathroom', 'kitchen'),
    createBrand('falper', 2, 'bathroom'),
    createBrand('marazzi', 3, 'tile'),
    createBrand('blanco', 4, 'kitchen'),
  ],
};
const partnerMessages = {
  filter: 'By category',
  all: 'All',
  any: 'Any',
  room: 'Room',
  material: 'Material',
  showroom: 'Showroom',
  none: 'None has all',
  without: 'Without',
};
const messages = { partners: partnerMessages, brand: { plate: 'Plate' }, bar: {} } as Queries.ContentTextFragment;

/** The section as a page renders it. */
export const createPage = (data = sectionData) => (
  <MessagesProvider value={messages}>
    <PartnerIndexSection section={data} firstFigure={7} />
  </MessagesProvider>
);

/** The list of the partners. */
export const getIndexList = () => screen.getAllByRole('list').find((list) => list.tagName === 'OL')!;

/** The link to a category in the line above it. */
export const getCategoryLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'By category' })).getByRole('link', { name: new RegExp(`^${name} \\d+$`) });

const getNames = () =>
  within(getIndexList())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!.split('/').pop());
const getSelect = (name: string) => screen.getByRole('combobox', { name });
const getOptionTexts = (name: string) =>
  within(getSelect(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const getCurrentLinks = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link', { current: true })
    .map((link) => link.textContent);
beforeEach(() => window.history.replaceState(null, '', '/'));

describe('[R2] the index of partners', () => {
  test('lists all partners in order', () => {
    render(createPage());
    expect(getNames()).toEqual(['kohler', 'falper', 'marazzi', 'blanco']);
    expect(getCurrentLinks()).toEqual(['All 4']);
  });

  test('filters by category in place, and puts it into the URL without a history entry', async () => {
    const steps = window.history.length;
    render(createPage());
    await userEvent.click(getCategoryLink('Kitchen'));
    expect(getNames()).toEqual(['kohler', 'blanco']);
    expect(getCurrentLinks()).toEqual(['Kitchen 2']);
    expect(screen.getByRole('status')).toHaveTextContent('Kitchen 2');
    expect(window.location.search).toBe('?category=kitchen');
    expect(window.history).toHaveLength(steps);
    await userEvent.click(getCategoryLink('All'));
    expect(getNames()).toHaveLength(4);
    expect(window.location.search).toBe('');
  });

  test('starts with the category of the URL, or with all for an unknown one', () => {
    window.history.replaceState(null, '', '/?category=tile#partners');
    const { unmount } = render(createPage());
    expect(getNames()).toEqual(['marazzi']);
    unmount();
    window.history.replaceState(null, '', '/?category=doors');
    render(createPage());
    expect(getNames()).toHaveLength(4);
  });

  test('follows the URL when a link or the back button changes it', () => {
    const { rerender } = render(createPage());
    window.history.pushState(null, '', '/?category=bathroom#partners');
    rerender(createPage());
    expect(getNames()).toEqual(['kohler', 'falper']);
    window.history.replaceState(null, '', '/');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(getNames()).toHaveLength(4);
  });

  test('leaves a click for a new tab to the browser', () => {
    render(createPage());
    // Keeps jsdom, which has no tabs, from following the link.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(getCategoryLink('Tile'), { ctrlKey: true });
    expect(getNames()).toHaveLength(4);
  });
});

describe('[G5] the filters of the index', () => {
  test('narrow by room, material and showroom, each with its count, and all in the URL', async () => {
    render(createPage());
    expect(getOptionTexts('Material')).toEqual(['Any', 'Metal (3)', 'Ceramic (1)']);
    await userEvent.selectOptions(getSelect('Room'), 'bathroom');
    await userEvent.selectOptions(getSelect('Material'), 'metal');
    expect(getNames()).toEqual(['kohler', 'falper', 'blanco']);
    expect(getOptionTexts('Room')).toEqual(['Any (3)', 'Bathroom', 'Outdoors (0)']);
    expect(window.location.search).toBe('?room=bathroom&material=metal');
    expect(screen.getByRole('status')).toHaveTextContent('Bathroom, Metal 3');
    await userEvent.click(getCategoryLink('Kitchen'));
    expect(window.location.search).toBe('?category=kitchen&room=bathroom&material=metal');
    await userEvent.selectOptions(getSelect('Room'), '');
    expect(window.location.search).toBe('?category=kitchen&material=metal');
  });

  test('without a match offer to drop a filter', async () => {
    window.history.replaceState(null, '', '/?category=tile&material=metal#partners');
    render(createPage());
    expect(screen.getByText('None has all')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Without Metal 1' }));
    expect(getNames()).toEqual(['marazzi']);
    expect(window.location.search).toBe('?category=tile');
  });

  test('without a match for any single filter dropped link to all partners', async () => {
    window.history.replaceState(null, '', '/?category=tile&material=metal#partners');
    const unrelated = {
      ...sectionData,
      brands: sectionData.brands.slice(1, 2).map((brand) => ({ ...brand, materials: materials.slice(1), categories: [] })),
    };
    render(createPage(unrelated));
    await userEvent.click(screen.getByRole('link', { name: 'All 1' }));
    expect(getNames()).toEqual(['falper']);
  });
});

const getFigureText = () => screen.getByRole('figure').textContent;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the picture beside the index', () => {
  test('is that of the first brand at first, with its figure number', () => {
    render(createPage());
    expect(getFigureText()).toBe('Plate 07 Room of kohler');
  });

  test('follows the pointer and the focus, and loads no other picture', async () => {
    render(createPage());
    await userEvent.hover(within(getIndexList()).getByRole('link', { name: /marazzi/ }));
    expect(getFigureText()).toBe('Plate 09 Room of marazzi');
    act(() =>
      within(getIndexList())
        .getByRole('link', { name: /blanco/ })
        .focus(),
    );
    expect(getFigureText()).toBe('Plate 10 Room of blanco');
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['A room for kohler', 'A room for blanco']);
  });

  test('keeps the previous picture until the new one has loaded', async () => {
    render(createPage());
    await userEvent.hover(within(getIndexList()).getByRole('link', { name: /falper/ }));
    const picture = screen.getByRole('img', { name: 'A room for falper' });
    expect(picture.closest('[data-loading]')).toHaveAttribute('data-loading', 'true');
    fireEvent.load(picture);
    expect(picture.closest('[data-loading]')).toHaveAttribute('data-loading', 'false');
  });

  test('is not repeated when the page data is new', async () => {
    const { rerender } = render(createPage());
    await userEvent.hover(within(getIndexList()).getByRole('link', { name: /falper/ }));
    fireEvent.load(screen.getByRole('img', { name: 'A room for falper' }));
    rerender(createPage({ ...sectionData, brands: sectionData.brands.map((brand) => ({ ...brand })) }));
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  test('is that of a brand that matches the filter', async () => {
    render(createPage());
    await userEvent.click(getCategoryLink('Tile'));
    expect(getFigureText()).toBe('Plate 09 Room of marazzi');
  });
});
