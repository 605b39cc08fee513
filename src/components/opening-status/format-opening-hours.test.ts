import { expect, test } from '@jest/globals';
import { formatDayRange, formatTimeRange } from './format-opening-hours';

test('[F2] hours are formatted as in the specification', () => {
  expect(formatDayRange({ from: 'Monday', to: 'Friday' }, 'to')).toBe('Monday to Friday');
  expect(formatDayRange({ from: 'Sunday', to: null }, 'to')).toBe('Sunday');
  expect(formatDayRange({ from: 'Sunday', to: 'Sunday' }, 'to')).toBe('Sunday');
  expect(formatTimeRange({ opens: '8:30 AM', closes: '5:30 PM' })).toBe('8:30 AM - 5:30 PM');
});
