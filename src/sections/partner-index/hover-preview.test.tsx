import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCategoryLink, getIndexList, createPage, sectionData } from './partner-index.fixture';

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
