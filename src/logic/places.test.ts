import { expect, test } from '@jest/globals';
import { contactIn, pathShowing } from './places';

const pages = [
  { path: '/', sections: [{ type: 'hero' }, { type: 'latest' }] },
  { path: '/jobs', sections: [{ type: 'lead' }, { type: 'openings' }] },
];

test('[P1] what is shown by a section is found on the page that has one, wherever editors put it', () => {
  expect(pathShowing(pages, 'openings')).toBe('/jobs');
  expect(pathShowing(pages, 'news')).toBeUndefined();
});

test('[P1] one asks where the bar leads to a form', () => {
  expect(contactIn([{ to: null }, {}, { to: '/our-story' }, { to: '/contact-us/trade' }])).toBe('/contact-us/trade');
  expect(contactIn([{ to: '/our-story' }, {}])).toBeUndefined();
});
