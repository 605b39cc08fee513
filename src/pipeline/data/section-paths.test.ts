import { expect, test } from '@jest/globals';
import { findContactPath, findSectionPath } from './section-paths';

const pages = [
  { path: '/', sections: [{ type: 'hero' }, { type: 'latest-articles' }] },
  { path: '/jobs', sections: [{ type: 'lead' }, { type: 'openings' }] },
];

test('[P1] what is shown by a section is found on the page that has one, wherever editors put it', () => {
  expect(findSectionPath(pages, 'openings')).toBe('/jobs');
  expect(findSectionPath(pages, 'news')).toBeUndefined();
});

test('[P1] one asks where the bar leads to a form', () => {
  expect(findContactPath([{ to: null }, {}, { to: '/our-story' }, { to: '/contact-us/trade' }])).toBe('/contact-us/trade');
  expect(findContactPath([{ to: '/our-story' }, {}])).toBeUndefined();
});
