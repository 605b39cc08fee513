import { expect, test } from '@jest/globals';
import { isFormula, toCsv } from './csv';

test('[A6, G6] a CSV file has the mark of UTF-8, and any text in its cells', () => {
  expect(
    toCsv([
      ['a', 'b;=1'],
      ['Niño, "y"', 'one\ntwo'],
    ]),
  ).toBe('\uFEFF"a","b;=1"\r\n"Niño, ""y""","one\ntwo"\r\n');
});

test.each(['=1+1', '+63 2 8555 0100', '-1', '@sum', '\tx', '\rx', '＝1', '  =1', '\u00a0-1'])(
  '[A6, G6] the cell %j is not a formula in a spreadsheet',
  (value) => {
    expect([toCsv([[value]]), isFormula(value)]).toEqual([`\uFEFF"'${value}"\r\n`, true]);
  },
);
