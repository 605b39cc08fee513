import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCategoryLink, getIndexList, materials, createPage, sectionData } from './partner-index.fixture';

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
