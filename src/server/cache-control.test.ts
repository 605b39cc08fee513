import { expect, test } from '@jest/globals';
import { cacheControl } from './cache-control';

test.each([
  '/static/8f3a/hero.avif',
  '/app-0d5aac3ff0ad8bdc28ca.js',
  '/framework-0d5aac3ff0ad8bdc28ca.js.map',
  '/styles.0d5aac3ff0ad8bdc28ca.css',
])('%s holds its hash: kept for a year', (path) => {
  expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/index.html',
  '/our-story/index.html',
  '/page-data/app-data.json',
  '/sitemap.xml',
  '/cursor-follower.js',
  '/builds/latest.json',
])('%s is asked for each time', (path) => {
  expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate');
});
