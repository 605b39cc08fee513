import { expect, test } from '@playwright/test';
import { readBuiltPages } from '../../scripts/pull-request-report/built-pages';
import { findChangedPages } from '../../scripts/pull-request-report/changed-pages';
import { openRoutes } from '../support/built-site';

const readBuild = (name: string) => readBuiltPages(`.builds/${name}/public`);

test('[E2] the same content built again changes no page', () => {
  const pages = readBuiltPages('public');
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...openRoutes, '/404.html']));
  expect([...pages.keys()].filter((path) => path.startsWith('/admin'))).toEqual([]);
  expect(findChangedPages(pages, readBuild('same'))).toEqual([]);
});

test('[E2] an added article and a removed one are reported as added and removed', () => {
  const changes = findChangedPages(readBuiltPages('public'), readBuild('changed'));
  const paths = (kind: string) => changes.filter(({ change }) => change === kind).map(({ path }) => path);
  expect(paths('added')).toEqual(['/article/900001/added']);
  expect(paths('removed')).toEqual(openRoutes.filter((path) => path.startsWith('/article/8/')));
  expect(paths('changed')).toContain('/our-story');
});
