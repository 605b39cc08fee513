import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseClassNames, withPageCss } from './page-css';

const sheet = (name: string, text: string, isAskedFor = true) => ({ name, text, classes: parseClassNames(text), isAskedFor });
const sheets = [
  sheet('form.1.css', '@layer components{.aB-1_{width:.5rem}}'),
  sheet('news.2.css', '@layer components{.Cd_2x>li:hover{color:red}}'),
];
const page = (classes: string) =>
  `<head><style data-href="/styles.0.css" data-identity="gatsby-global-css">a{}</style><meta/></head><p class="${classes}">x</p>`;

test('a page has the style sheets of its parts after the one of all pages, with their names; one that needs none or has them does not change', () => {
  expect(withPageCss(page('zzz Cd_2x'), sheets)).toContain(
    'a{}</style><style data-href="/news.2.css">@layer components{.Cd_2x>li:hover{color:red}}</style><meta/>',
  );
  expect(withPageCss(page('Cd_2x aB-1_'), sheets)).toMatch(/form\.1\.css.*news\.2\.css/);
  expect(withPageCss(page('zzz Cd'), sheets)).toBe(page('zzz Cd'));
  const placed = withPageCss(page('aB-1_'), sheets);
  expect(withPageCss(placed, sheets)).toBe(placed);
  expect(withPageCss(placed, [{ ...sheets[0]!, name: 'form.9.css' }])).toBe(placed);
});

test('sheets that no code asks for share an element with their neighbors, in the order of all', () => {
  const all = ['a', 'b', 'c', 'd'].map((name) => sheet(`${name}.css`, `.${name}{top:0}`, name === 'b'));
  expect(withPageCss(page('a b c d'), all)).toContain(
    'a{}</style><style>.a{top:0}</style><style data-href="/b.css">.b{top:0}</style><style>.c{top:0}.d{top:0}</style><meta/>',
  );
  expect(withPageCss(page('a c'), all)).toContain('a{}</style><style>.a{top:0}.c{top:0}</style><meta/>');
});

test('of several sheets that hold a class the shortest is taken', () => {
  const alone = sheet('trap.3.css', '@layer ui{.Trap1{width:1px}}');
  const all = [sheet('form.1.css', '@layer components{.aB-1_{width:.5rem}}@layer ui{.Trap1{width:1px}}'), alone];
  expect(withPageCss(page('Trap1'), all)).not.toContain('form.1.css');
  expect(withPageCss(page('Trap1'), all)).toContain('trap.3.css');
  expect(withPageCss(page('Trap1 aB-1_'), all)).toContain('form.1.css');
});

test('decimal numbers in a style sheet are not class names, and an escaped character belongs to its name', () => {
  expect([...parseClassNames('.a_b:hover,.c-d>.e{width:.5rem;margin:0.25em}')]).toEqual(['a_b', 'c-d', 'e']);
  expect([...parseClassNames('.NGzs\\+[data-ground=clay],._4\\/e:hover{top:0}')]).toEqual(['NGzs+', '_4/e']);
});

test('Gatsby marks its inline style sheet, and webpack’s style loader knows an inline sheet by its name', () => {
  const staticEntry = readFileSync('node_modules/gatsby/cache-dir/static-entry.js', 'utf8');
  expect(staticEntry).toContain('data-identity={`gatsby-global-css`}');
  expect(readFileSync('node_modules/mini-css-extract-plugin/dist/index.js', 'utf8')).toContain('tag.getAttribute("data-href")');
});
