import { expect, test } from '@jest/globals';
import { findAllSources, findSource, indexSources, describeSource, type SourceMap } from './find-sources';

const home = 'content/pages/home.yaml';
const navigation = 'content/navigation.yaml';
const map: SourceMap = {
  values: [
    { text: 'News', file: navigation, path: ['bar', 0, 'label'] },
    { text: 'News', file: navigation, path: ['footer', 0, 'label'] },
    { text: 'News', file: home, path: ['title'] },
    { text: 'News', file: home, path: ['sections', 0, 'title'] },
    { text: 'More', file: home, path: ['sections', 1, 'label'] },
    { text: 'More', file: home, path: ['sections', 2, 'label'] },
    { text: 'A tap.', file: home, path: ['sections', 0, 'picture', 'file'], isPicture: true },
    { text: 'Agape', file: 'content/brands/agape/index.yaml', path: ['title'] },
  ],
  pages: { '/': home },
  screens: {},
};
const index = indexSources(map);

document.body.innerHTML = `<header><a href="/n">News</a></header><main><h1>News <!-- --></h1><p><a href="/a"><span>More</span></a></p>
<p><a href="/b"><span>More</span></a></p><img alt="A tap."><img alt=""><div class="box"><p class="line">16 houses, Agape among them</p></div>
<div>Aga<b><b><b><b><i>p<u>e</u></i></b></b></b></b></div></main>
<footer><a href="/n">News</a></footer>`;

const findAt = (selector: string, at = 0) => findSource(document.querySelectorAll(selector)[at]!, map, index, '/');

test('[E5] equal texts are mapped to the sections in the main part, and to the navigation outside it; those of one file in order', () => {
  expect(findAt('h1')?.values[0]).toMatchObject({ file: home, path: ['sections', 0, 'title'] });
  expect(findAt('header a')?.values[0]).toMatchObject({ file: navigation, path: ['bar', 0, 'label'] });
  expect(findAt('footer a')?.values[0]).toMatchObject({ file: navigation, path: ['footer', 0, 'label'] });
  expect([findAt('main span', 0), findAt('main span', 1)].map((found) => found?.values[0]?.path)).toEqual([
    ['sections', 1, 'label'],
    ['sections', 2, 'label'],
  ]);
});

test('[E5] a picture is found by its alternate text, a line by a value that it contains; a word by the parent that shows its value, five levels up at most; a picture without a text and the space around lines are mapped to nothing', () => {
  expect(findAt('img')?.values[0]?.path).toEqual(['sections', 0, 'picture', 'file']);
  expect(findAt('img', 1)).toBeUndefined();
  expect(findAt('.line')?.values).toEqual([map.values.at(-1)]);
  expect(findAt('i')).toMatchObject({ element: { localName: 'div' }, values: [map.values.at(-1)] });
  expect([findAt('u'), findAt('.box')]).toEqual([undefined, undefined]);
});

test('[E5] everything on a page is listed once, its main part first', () => {
  const paths = findAllSources(document, map, index, '/').map(({ values: [value] }) => value!.path.join('.'));
  expect(paths.join(' ')).toBe('sections.0.title sections.1.label sections.2.label sections.0.picture.file bar.0.label footer.0.label');
});

test('[E5] a part that shows one of several equal values is said to stand in so many places, unless the page shows each of them once, in order', () => {
  expect([findAt('h1'), findAt('main span', 1)].map((found) => found?.places)).toEqual([1, 1]);
  const third = { text: 'More', file: home, path: ['sections', 3, 'label'] };
  const more: SourceMap = { ...map, values: [...map.values, third] };
  const found = findSource(document.querySelectorAll('main span')[1]!, more, indexSources(more), '/');
  expect([found?.places, found?.values.map(({ path }) => path.join('.'))]).toEqual([
    3,
    ['sections.1.label', 'sections.2.label', 'sections.3.label'],
  ]);
});

test('[E5] a field is described in words', () => {
  expect(describeSource({ file: home, path: ['sections', 4, 'figures', 0, 'value'] })).toBe(
    'Value of figure 1 of section 5, in content/pages/home.yaml',
  );
  expect(describeSource({ file: 'content/faq.yaml', path: ['entries', 1, 'answer'] })).toBe('Answer of entry 2, in content/faq.yaml');
});
