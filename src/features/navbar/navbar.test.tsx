import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { render } from '../../ui/messages.fixture';
import { CategoryLinks } from './brands-panel';
import { isActiveLink } from './navbar';

test('[N1] a link of the bar is current on its page; contact on every form, news on articles', () => {
  expect(isActiveLink('/our-story', '/our-story/')).toBe(true);
  expect(isActiveLink('/contact-us/inquiry', '/contact-us/careers')).toBe(true);
  expect(isActiveLink('/news-and-events', '/article/9/brass')).toBe(true);
  expect(isActiveLink('/news-and-events', '/news-and-events/events/page/2')).toBe(true);
  expect(isActiveLink('/careers', '/careers/materials-intern')).toBe(true);
  expect(isActiveLink('/careers', '/careers-elsewhere')).toBe(false);
  expect(isActiveLink('/careers', '/')).toBe(false);
  expect(isActiveLink('/news-and-events', '/our-story')).toBe(false);
});

const categories = [
  { name: 'Bathroom', path: '/?category=bathroom#partners', count: 8 },
  { name: 'Tile', path: '/?category=tile#partners', count: 3 },
];

test('[G5] the panel links each category with its count to the filtered index, and last to all partners', () => {
  render(<CategoryLinks categories={categories} />);
  const links = within(screen.getByRole('navigation', { name: 'overlay_title' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bathroom 8', '/?category=bathroom#partners'],
    ['Tile 3', '/?category=tile#partners'],
    ['index', '/#partners'],
  ]);
});
