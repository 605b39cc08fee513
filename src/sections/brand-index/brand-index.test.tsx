import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { replaceAddress } from '../../runtime/navigation/address';
import '../../ui/messages.fixture';
import { BrandIndexSection } from './brand-index';

const named = (...names: string[]) => names.map((name) => ({ slug: name.toLowerCase(), name }));
const [categories, rooms, materials] = [named('Bathroom', 'Kitchen', 'Tile'), named('Bathroom', 'Outdoor'), named('Metal', 'Ceramic')];
const showrooms = named('BGC');
const images = { fallback: { src: '/room.webp' } };
const gatsbyImageData = { layout: 'fullWidth' as const, width: 1, height: 1, images };

const createBrand = (name: string, order: number, ...slugs: string[]) => ({
  rooms: rooms.slice(0, slugs.includes('tile') ? 2 : 1),
  materials: slugs.includes('tile') ? materials.slice(1) : materials.slice(0, 1),
  ...{ showrooms, name, title: name, link: `/brand-partners/${name}`, order },
  categories: categories.filter(({ slug }) => slugs.includes(slug)),
  hero: {
    ...{ alt: `A room for ${name}`, caption: `Room of ${name}`, focus: null, focus_phone: null },
    file: { childImageSharp: { gatsbyImageData } },
  },
});
const sectionData = {
  ...{ title: 'Four partners', categories, rooms, materials, showrooms },
  brands: [
    createBrand('kohler', 1, 'bathroom', 'kitchen'),
    createBrand('falper', 2, 'bathroom'),
    createBrand('marazzi', 3, 'tile'),
    createBrand('blanco', 4, 'kitchen'),
  ],
};
/** The section as a page renders it. */
const createPage = (data = sectionData) => <BrandIndexSection section={data} firstFigure={7} />;

/** The list of the partners. */
const getIndexList = () => screen.getAllByRole('list').find((list) => list.tagName === 'OL')!;

/** The link to a category in the line above it. */
const getCategoryLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'filter' })).getByRole('link', { name: new RegExp(`^${name} \\d+$`) });

const getFigureText = () => screen.getByRole('figure').textContent;
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
beforeEach(() => replaceAddress('/'));

test('[R2] the index of partners lists all partners in order, beside the picture of the first with its figure number', () => {
  render(createPage());
  expect(getNames()).toEqual(['kohler', 'falper', 'marazzi', 'blanco']);
  expect(getCurrentLinks()).toEqual(['all 4']);
  expect(getFigureText()).toBe('plate 07 Room of kohler');
});

test('[R2] the index of partners filters by category in place, with a picture of a brand that matches, and puts it into the URL without a history entry', async () => {
  const steps = window.history.length;
  render(createPage());
  await userEvent.click(getCategoryLink('Kitchen'));
  expect(getNames()).toEqual(['kohler', 'blanco']);
  expect(getCurrentLinks()).toEqual(['Kitchen 2']);
  await userEvent.click(getCategoryLink('Tile'));
  expect(getFigureText()).toBe('plate 09 Room of marazzi');
  await userEvent.click(getCategoryLink('Kitchen'));
  expect(screen.getByRole('status')).toHaveTextContent('Kitchen 2');
  expect(window.location.search).toBe('?category=kitchen');
  expect(window.history).toHaveLength(steps);
  await userEvent.click(getCategoryLink('all'));
  expect(getNames()).toHaveLength(4);
  expect(window.location.search).toBe('');
});

test('[R2, G5] the index of partners follows the address when a link or the back button changes it', async () => {
  render(createPage());
  for (const [address, count] of [
    ['/?category=bathroom#partners', 2],
    ['/', 4],
    ['/?category=tile', 1],
  ] as const) {
    act(() => replaceAddress(address));
    expect(getNames()).toHaveLength(count);
  }
  await userEvent.click(getCategoryLink('Kitchen'));
  act(() => replaceAddress('/?category=tile'));
  expect(getNames()).toEqual(['marazzi']);
});

test('[R2] the index of partners leaves a click for a new tab to the browser', () => {
  render(createPage());
  // Keeps jsdom, which has no tabs, from following the link.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(getCategoryLink('Tile'), { ctrlKey: true });
  expect(getNames()).toHaveLength(4);
});

test('[G5] the filters of the index narrow by room, material and showroom, each with its count, and all in the URL', async () => {
  render(createPage());
  expect(getOptionTexts('material')).toEqual(['any', 'Metal (3)', 'Ceramic (1)']);
  await userEvent.selectOptions(getSelect('room'), 'bathroom');
  await userEvent.selectOptions(getSelect('material'), 'metal');
  expect(getNames()).toEqual(['kohler', 'falper', 'blanco']);
  expect(getOptionTexts('room')).toEqual(['any (3)', 'Bathroom', 'Outdoor (0)']);
  expect(window.location.search).toBe('?room=bathroom&material=metal');
  expect(screen.getByRole('status')).toHaveTextContent('Bathroom, Metal 3');
  await userEvent.click(getCategoryLink('Kitchen'));
  expect(window.location.search).toBe('?category=kitchen&room=bathroom&material=metal');
  await userEvent.selectOptions(getSelect('room'), '');
  expect(window.location.search).toBe('?category=kitchen&material=metal');
});

test('[G5] the filters of the index without a match offer to drop a filter', async () => {
  replaceAddress('/?category=tile&material=metal#partners');
  render(createPage());
  expect(screen.getByText('none')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'without Metal 1' }));
  expect(getNames()).toEqual(['marazzi']);
  expect(window.location.search).toBe('?category=tile');
});

test('[G5] the filters of the index without a match for any single filter dropped link to all partners', async () => {
  replaceAddress('/?category=tile&material=metal#partners');
  const unrelated = {
    ...sectionData,
    brands: sectionData.brands.slice(1, 2).map((brand) => ({ ...brand, materials: materials.slice(1), categories: [] })),
  };
  render(createPage(unrelated));
  await userEvent.click(screen.getByRole('link', { name: 'all 1' }));
  expect(getNames()).toEqual(['falper']);
});

test('the picture beside the index follows the pointer and the focus, and loads no other picture', async () => {
  render(createPage());
  await userEvent.hover(within(getIndexList()).getByRole('link', { name: /marazzi/ }));
  expect(getFigureText()).toBe('plate 09 Room of marazzi');
  act(() =>
    within(getIndexList())
      .getByRole('link', { name: /blanco/ })
      .focus(),
  );
  expect(getFigureText()).toBe('plate 10 Room of blanco');
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['A room for kohler', 'A room for blanco']);
});

test('the picture beside the index keeps the previous picture until the new one has loaded, and is not repeated when the page data is new', async () => {
  const { rerender } = render(createPage());
  await userEvent.hover(within(getIndexList()).getByRole('link', { name: /falper/ }));
  const picture = screen.getByRole('img', { name: 'A room for falper' });
  expect(picture.closest('[data-loading]')).toHaveAttribute('data-loading', 'true');
  fireEvent.load(picture);
  expect(picture.closest('[data-loading]')).toHaveAttribute('data-loading', 'false');
  rerender(createPage({ ...sectionData, brands: sectionData.brands.map((brand) => ({ ...brand })) }));
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('[G5] the heading of the index counts what the filters leave, and the other filters are open while one is chosen', async () => {
  render(createPage());
  const getHeading = () => screen.getByRole('heading', { level: 2 }).textContent;
  expect(getHeading()).toBe('Four partners');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await userEvent.click(getCategoryLink('Kitchen'));
  expect(getHeading()).toBe('Two in kitchen');
  act(() => replaceAddress('/?material=metal'));
  expect(getHeading()).toBe('Three of four partners');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  act(() => replaceAddress('/?category=tile&material=metal'));
  expect(getHeading()).toBe('Four partners');
});
