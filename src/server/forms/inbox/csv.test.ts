import { expect, test } from '@jest/globals';
import { toCsv } from './csv';

test('[A6] cells with commas, semicolons, quotes and line breaks are quoted', () => {
  expect(
    toCsv([
      ['a', 'b;=1'],
      ['x, "y"', 'one\ntwo'],
    ]),
  ).toBe('a,"b;=1"\r\n"x, ""y""","one\ntwo"\r\n');
});

test.each(['=1+1', '+63 2 8555 0100', '-1', '@sum', '\tx', '\rx', '＝1'])('[A6] the cell %j is not a formula in a spreadsheet', (value) => {
  expect(toCsv([[value]])).toBe(`"'${value}"\r\n`);
});
