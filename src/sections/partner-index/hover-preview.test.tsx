import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCategoryLink, getIndexList, createPage, sectionData } from './partner-index.fixture';

const getFigureText = () => screen.getByRole('figure').textContent;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the picture beside the index', () => {
  test('is the first brand’s at first, with its number among the plates of the page', () => {
    render(createPage());
    expect(getFigureText()).toBe('Plate 07 Room of kohler');
  });

  test('follows the pointer and the focus, and fetches no other', async () => {
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

  test('waits for a new one to come before it covers the old one', async () => {
    render(createPage());
    await userEvent.hover(within(getIndexList()).getByRole('link', { name: /falper/ }));
    const picture = screen.getByRole('img', { name: 'A room for falper' });
    expect(picture.closest('[data-loading]')).toHaveAttribute('data-loading', 'true');
    fireEvent.load(picture);
    expect(picture.closest('[data-loading]')).toHaveAttribute('data-loading', 'false');
  });

  test('stays one where the data of the page comes anew', async () => {
    const { rerender } = render(createPage());
    await userEvent.hover(within(getIndexList()).getByRole('link', { name: /falper/ }));
    fireEvent.load(screen.getByRole('img', { name: 'A room for falper' }));
    rerender(createPage({ ...sectionData, brands: sectionData.brands.map((brand) => ({ ...brand })) }));
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  test('is one of the brands that are left by the filter', async () => {
    render(createPage());
    await userEvent.click(getCategoryLink('Tile'));
    expect(getFigureText()).toBe('Plate 09 Room of marazzi');
  });
});
