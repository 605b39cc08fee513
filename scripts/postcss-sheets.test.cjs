const { join, resolve } = require('node:path');
const { expect, test } = require('@jest/globals');
const postcss = require('postcss');
const writeSheets = require('./postcss-sheets.cjs');

const write = async (file, css) => {
  const { css: written } = await postcss([writeSheets()]).process(css, { from: join(resolve(__dirname, '..'), file) });
  return written
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(';}', '}');
};

test('a sheet is in the layer of its folder, unless it names one, and what no layer can hold stays outside', async () => {
  expect(await write('src/ui/a.module.css', '.a { top: 0; }')).toBe('@layer ui{.a{top: 0}}');
  expect(await write('src/components/board/a.module.css', '@font-face { src: url(a); } .a { top: 0; }')).toBe(
    '@font-face{src: url(a)}@layer components{.a{top: 0}}',
  );
  expect(await write('src/features/a.module.css', '.a { top: 0; }')).toBe('@layer parts{.a{top: 0}}');
  expect(await write('src/ui/base.css', '@layer reset { a { top: 0; b { top: 1px; } } }')).toBe('@layer reset{a{top: 0}a b{top: 1px}}');
  expect(await write('src/preview/a.css', '.a { b { top: 0; } }')).toBe('.a{b{top: 0}}');
});

test('nested rules are written flat, whatever the list of selectors they are in', async () => {
  expect(await write('src/ui/a.css', '.a, .b { top: 0; &:hover, > c { top: 1px; :root & { top: 2px; } } d { top: 3px; } }')).toBe(
    '@layer ui{.a, .b{top: 0}.a:hover, .a > c, .b:hover, .b > c{top: 1px}:root .a:hover, :root .a > c, :root .b:hover, :root .b > c{top: 2px}.a d, .b d{top: 3px}}',
  );
});

test('rules of one condition share a block: breakpoints in the order of the tokens, then others, then print', async () => {
  const css = `
    .a { @media print { top: 5px; } @media (--phone) { top: 2px; } @media (hover: hover) { @supports (left: 0) { top: 3px; } } top: 0; }
    .b { @media (--tablet) { top: 1px; } @media (--phone) { c { top: 2px; } } }
    .d { top: 4px; }
    @keyframes e { from { top: 0; } }`;
  expect(await write('src/ui/a.css', css)).toBe(
    '@layer ui{.a{top: 0}.d{top: 4px}@keyframes e{from{top: 0}}' +
      '@media (--tablet){.b{top: 1px}}@media (--phone){.a{top: 2px}.b c{top: 2px}}' +
      '@media (hover: hover){@supports (left: 0){.a{top: 3px}}}@media print{.a{top: 5px}}}',
  );
});
