import { expect, test } from '@jest/globals';
import { htmlToText, toSingleLine } from './text';

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
