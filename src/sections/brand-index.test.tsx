import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { replaceAddress } from '../runtime/address';
import { createPicture, render } from '../ui/messages.fixture';
import { BrandIndexSection } from './brand-index';
import './brand-index-element';

const named = (...names: string[]) => names.map((name) => ({ slug: name.toLowerCase(), name }));
const categories = named('Bathroom', 'Kitchen', 'Tile', 'Furniture');
const createBrand = (name: string, order: number, ...slugs: string[]) => ({
  ...{ name, title: name, link: `/brand-partners/${name}`, order },
  categories: categories.filter(({ slug }) => slugs.includes(slug)),
  hero: createPicture(name, `Room of ${name}`),
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
/** The section as a page renders it, at an address. */
function show(address = '/') {
  window.history.replaceState(null, '', address);
  return render(<BrandIndexSection section={sectionData} firstFigure={7} />);
}

/** Goes to an address as a step in the history does. */
function follow(address: string) {
  replaceAddress(address);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

/** The list of the partners. */
const getIndexList = () => screen.getAllByRole('list').find((list) => list.tagName === 'OL')!;

/** The link to a category in the line above it. */
const getCategoryLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'filter' })).getByRole('link', { name: new RegExp(`^${name} \\d+$`) });

const getFigureText = () => document.querySelector('figcaption')!.textContent;
const getRow = (name: string) => within(getIndexList()).getByRole('link', { name: new RegExp(name) });
const getNames = () =>
  within(getIndexList())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!.split('/').pop());
const getCurrentLinks = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link', { current: true })
    .map((link) => link.textContent);
const getHeading = () => screen.getByRole('heading', { level: 2 }).textContent;
const getLayers = () => Array.from(document.querySelectorAll('figure img'), (image) => image.getAttribute('src'));

test('[R2, X2] the index of partners lists all partners in order, beside the picture of the first with its figure number', () => {
  show();
  expect(getNames()).toEqual(['kohler', 'falper', 'marazzi', 'blanco']);
  expect(getCurrentLinks()).toEqual(['all 4']);
  expect(getFigureText()).toBe('plate 07 Room of kohler');
});

test('[R2] a brand whose picture has no caption takes no number', () => {
  const [first, second, ...others] = sectionData.brands;
  const brands = [first!, { ...second!, hero: createPicture('falper') }, ...others];
  render(<BrandIndexSection section={{ ...sectionData, brands }} firstFigure={7} />);
  expect(Array.from(document.querySelectorAll('[data-plate]'), (row) => row.getAttribute('data-plate'))).toEqual([
    ...['plate 07', 'plate 08', 'plate 08', 'plate 09'],
  ]);
});

test('[G5] the index of partners filters by category in place, with a picture of a brand that matches, and puts it into the URL without a history entry', async () => {
  const steps = window.history.length;
  show();
  expect(screen.getByRole('status')).toHaveTextContent('all 4');
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
  expect(getNames()).toEqual(['kohler', 'falper', 'marazzi', 'blanco']);
  expect(window.location.search).toBe('');
});

test.each([
  ['/?category=bathroom#partners', 2, 'Two in bathroom'],
  ['/?a=b&category=kitchen&c=d', 2, 'Two in kitchen'],
  ['/?category=tile', 1, 'One in tile'],
  ['/?subcategory=tile', 4, 'Four partners'],
  ['/?category=', 4, 'Four partners'],
  ['/?category=furniture', 4, 'Four partners'],
  ['/?category=TILE', 1, 'One in tile'],
  ['/?category=%E0%A4%A', 4, 'Four partners'],
  ['/?room=outdoor', 4, 'Four partners'],
])('[G5] at %s the index shows %i partners under “%s”, on arrival and after a step in the history', (address, count, heading) => {
  const { unmount } = show(address);
  expect([getNames().length, getHeading()]).toEqual([count, heading]);
  unmount();
  show();
  follow(address);
  expect([getNames().length, getHeading()]).toEqual([count, heading]);
});

test('[G5] a category without a partner is not offered', () => {
  show();
  expect(screen.queryByRole('link', { name: /Furniture/ })).toBeNull();
});

test('[R2] the index of partners leaves a click for a new tab to the browser', () => {
  show();
  // Keeps jsdom, which has no tabs, from following the link.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(getCategoryLink('Tile'), { ctrlKey: true });
  expect(getNames()).toHaveLength(4);
});

test('[R2] the picture beside the index follows the pointer and the focus, and one that has not come gives way', async () => {
  show();
  await userEvent.hover(getRow('marazzi'));
  expect(getFigureText()).toBe('plate 09 Room of marazzi');
  act(() => getRow('blanco').focus());
  expect(getFigureText()).toBe('plate 10 Room of blanco');
  expect(getLayers()).toEqual(['/kohler.webp', '/blanco.webp']);
});

test('[R2, X11] the picture beside the index keeps the previous picture until the new one has loaded, and no more than three', async () => {
  show();
  for (const name of ['falper', 'marazzi', 'blanco']) {
    await userEvent.hover(getRow(name));
    const picture = document.querySelector(`figure img[src="/${name}.webp"]`)!;
    expect(picture.closest('[data-loading]')).toHaveAttribute('data-loading', 'true');
    fireEvent.load(picture);
    expect(picture.closest('[data-loading]')).toHaveAttribute('data-loading', 'false');
  }
  expect(getLayers()).toEqual(['/falper.webp', '/marazzi.webp', '/blanco.webp']);
  await userEvent.hover(getRow('falper'));
  expect(getLayers()).toEqual(['/marazzi.webp', '/blanco.webp', '/falper.webp']);
});
