import { expect, test } from '@jest/globals';
import { isActiveLink } from './active-link';

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
