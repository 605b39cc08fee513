import { expect, test } from '@jest/globals';
import { countNames, interpolateCounts, isCountName, numberToWords } from './count-tokens';
import { htmlToText } from './html-to-text';
import { toSingleLine } from './single-line';

const counts = { brands: 16, showrooms: 2, categories: 5, years: 62, since: 1962 };

test('[R2] a count is in words up to ninety-nine, each different, and in digits above', () => {
  expect([0, 7, 13, 16, 17, 20, 21, 62, 99].map(numberToWords).join()).toBe(
    'zero,seven,thirteen,sixteen,seventeen,twenty,twenty-one,sixty-two,ninety-nine',
  );
  expect([-1, 100, 1962, 2.5].map(numberToWords)).toEqual(['-1', '100', '1962', '2.5']);
  expect(new Set(Array.from({ length: 100 }, (_, count) => numberToWords(count))).size).toBe(100);
});

test('[R2] tokens are replaced by the count in words, capitalized, or in digits; other text in braces is kept', () => {
  expect(interpolateCounts('{Brands} houses, {brands} logos, {#brands} lines', counts)).toBe('Sixteen houses, sixteen logos, 16 lines');
  expect(interpolateCounts('{Brands} houses', { ...counts, brands: 17 })).toBe('Seventeen houses');
  expect(interpolateCounts('Since {#since}, {years} years', counts)).toBe('Since 1962, sixty-two years');
  expect(interpolateCounts('{brandz} { brands } {} {#}', counts)).toBe('{brandz} { brands } {} {#}');
  expect(isCountName('Brands')).toBe(true);
  expect(isCountName('BRANDS')).toBe(false);
  expect(countNames.every(isCountName)).toBe(true);
});

test('[P1] HTML is reduced to its text, without a space for an inline tag before punctuation', () => {
  expect(htmlToText('<p class="a">One &amp; <b>two</b></p>\n<p>&lt;three&gt;</p>')).toBe('One & two <three>');
  expect(htmlToText('<p>On <a href="/a">one</a>, <em>two</em>H<sub>2</sub>O.<br>Three<abbr-like>four</abbr-like></p>')).toBe(
    'On one, twoH2O. Three four',
  );
});

test('[A5] a text cannot start a new line in a mail header', () => {
  expect(toSingleLine('A\r\nBcc: all@sample.example')).toBe('A Bcc: all@sample.example');
  expect(toSingleLine('A\u2028\u0000\u202eB')).toBe('A B');
  expect(toSingleLine('a'.repeat(400))).toHaveLength(150);
});
