import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../ui/messages.fixture';
import { PriceNote } from './price-note';

test.each([
  ['/contact-us/inquiry', 1],
  ['/contact-us/inquiry?brand=agape', 1],
  ['/contact-us/showroom-visit?showroom=bgc', 1],
  ['/contact-us/careers', 0],
  ['https://service.narra.example', 0],
])('[W9, W11] how prices are given, with the way to delivery and returns, stands beside %s: %i', (to, count) => {
  render(<PriceNote to={to} />);
  expect(screen.queryAllByText('price')).toHaveLength(count);
  expect(screen.queryAllByRole('link', { name: 'delivery' })).toHaveLength(count);
});
