import { expect, test } from '@playwright/test';
import { readPages } from '../docs/tools/report/pages';
import { touched } from '../docs/tools/report/touched';
import { openRoutes } from './site';

const builtOf = (name: string) => readPages(`.builds/${name}/public`);

test('[E2] the same content built again touches no page', () => {
  const pages = readPages('public');
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...openRoutes, '/404.html']));
  expect([...pages.keys()].filter((path) => path.startsWith('/admin'))).toEqual([]);
  expect(touched(pages, builtOf('same'))).toEqual([]);
});

test('[E2] an article that is added and one that is taken away are told as such', () => {
  const changes = touched(readPages('public'), builtOf('changed'));
  const paths = (how: string) => changes.filter((one) => one.how === how).map(({ path }) => path);
  expect(paths('added')).toEqual(['/article/900001/added']);
  expect(paths('removed')).toEqual(openRoutes.filter((path) => path.startsWith('/article/8/')));
  expect(paths('changed')).toContain('/our-story');
});
