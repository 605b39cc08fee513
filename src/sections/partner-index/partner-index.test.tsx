import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chip, index, materials, page, section } from './partner-index.fixture';

const names = () =>
  within(index())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!.split('/').pop());
const choice = (name: string) => screen.getByRole('combobox', { name });
const offered = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const current = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link', { current: true })
    .map((link) => link.textContent);
beforeEach(() => window.history.replaceState(null, '', '/'));

describe('[R2] the index of partners', () => {
  test('lists all of them in their order', () => {
    render(page());
    expect(names()).toEqual(['kohler', 'falper', 'marazzi', 'blanco']);
    expect(current()).toEqual(['All 4']);
  });

  test('shows those of a category in place, and says so in the address without a step in the history', async () => {
    const steps = window.history.length;
    render(page());
    await userEvent.click(chip('Kitchen'));
    expect(names()).toEqual(['kohler', 'blanco']);
    expect(current()).toEqual(['Kitchen 2']);
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

describe('[G5] the index of partners, narrowed further', () => {
  test('by room, material and showroom, each with the number it would leave, and all of it in the address', async () => {
    render(page());
    expect(offered('Material')).toEqual(['Any', 'Metal (3)', 'Ceramic (1)']);
    await userEvent.selectOptions(choice('Room'), 'bathroom');
    await userEvent.selectOptions(choice('Material'), 'metal');
    expect(names()).toEqual(['kohler', 'falper', 'blanco']);
    expect(offered('Room')).toEqual(['Any (3)', 'Bathroom', 'Outdoors (0)']);
    expect(window.location.search).toBe('?room=bathroom&material=metal');
    expect(screen.getByRole('status')).toHaveTextContent('Bathroom, Metal 3');
    await userEvent.click(chip('Kitchen'));
    expect(window.location.search).toBe('?category=kitchen&room=bathroom&material=metal');
    await userEvent.selectOptions(choice('Room'), '');
    expect(window.location.search).toBe('?category=kitchen&material=metal');
  });

  test('to none says so, and what to leave out, and leaves it out when told', async () => {
    window.history.replaceState(null, '', '/?category=tile&material=metal#partners');
    render(page());
    expect(screen.getByText('None has all')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Without Metal 1' }));
    expect(names()).toEqual(['marazzi']);
    expect(window.location.search).toBe('?category=tile');
  });

  test('to none whatever is left out, leads to all', async () => {
    window.history.replaceState(null, '', '/?category=tile&material=metal#partners');
    const bare = {
      ...section,
      brands: section.brands.slice(1, 2).map((one) => ({ ...one, materials: materials.slice(1), categories: [] })),
    };
    render(page(bare));
    await userEvent.click(screen.getByRole('link', { name: 'All 1' }));
    expect(names()).toEqual(['falper']);
  });
});
