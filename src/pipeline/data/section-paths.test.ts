import { expect, test } from '@jest/globals';
import { findContactPath, findIndexPage } from './section-paths';

const pages = [
  { path: '/', sections: [{ type: 'hero' }, { type: 'latest-articles' }] },
  { path: '/jobs', sections: [{ type: 'lead' }, { type: 'openings' }] },
];

test('[P1] the page that lists everything of a type is found by its section, on any page', () => {
  expect(findIndexPage(pages, 'Opening')?.path).toBe('/jobs');
  expect(findIndexPage(pages, 'Article')).toBeUndefined();
});

test('[P1] the form path is the first form link of the bar', () => {
  expect(findContactPath([{ to: null }, {}, { to: '/our-story' }, { to: '/contact-us/trade' }])).toBe('/contact-us/trade');
  expect(findContactPath([{ to: '/our-story' }, {}])).toBeUndefined();
});
