import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { replaceAddress } from '../runtime/navigation/address';
import '../ui/messages.fixture';
import { BrandIndexSection } from './brand-index';

const named = (...names: string[]) => names.map((name) => ({ slug: name.toLowerCase(), name }));
const categories = named('Bathroom', 'Kitchen', 'Tile', 'Furniture');
const images = { fallback: { src: '/room.webp' } };
const gatsbyImageData = { layout: 'fullWidth' as const, width: 1, height: 1, images };

const createBrand = (name: string, order: number, ...slugs: string[]) => ({
  ...{ name, title: name, link: `/brand-partners/${name}`, order },
  categories: categories.filter(({ slug }) => slugs.includes(slug)),
  hero: {
    ...{ alt: `A room for ${name}`, caption: `Room of ${name}`, focus: null, focus_phone: null },
    file: { childImageSharp: { gatsbyImageData } },
  },
});
const sectionData = {
  title: 'Four partners',
  categories,
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

test('[G5] the heading of the index counts what the filter leaves, and a category without a partner is not offered', async () => {
  render(createPage());
  const getHeading = () => screen.getByRole('heading', { level: 2 }).textContent;
  expect(getHeading()).toBe('Four partners');
  await userEvent.click(getCategoryLink('Kitchen'));
  expect(getHeading()).toBe('Two in kitchen');
  expect(screen.queryByRole('link', { name: /Furniture/ })).toBeNull();
  act(() => replaceAddress('/?category=furniture'));
  expect(getHeading()).toBe('Four partners');
});

test('[G5, X2] the prerendered index of a filtered address is that of all partners, and says so', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(createPage());
  expect(html.querySelectorAll('ol > li')).toHaveLength(4);
  expect(html.querySelector('h2')).toHaveTextContent('Four partners');
  expect(html.querySelector('[aria-current]')).toHaveTextContent('all 4');
});
