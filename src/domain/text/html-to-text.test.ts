import { expect, test } from '@jest/globals';
import { htmlToText } from './html-to-text';

test('[P1] HTML is reduced to its text', () => {
  expect(htmlToText('<p class="a">One &amp; <b>two</b></p>\n<p>&lt;three&gt;</p>')).toBe('One & two <three>');
});

test('[P1] an inline tag leaves no space before punctuation', () => {
  expect(htmlToText('<p>On <a href="/a">one</a>, <em>two</em>H<sub>2</sub>O.<br>Three<abbr-like>four</abbr-like></p>')).toBe(
    'On one, twoH2O. Three four',
  );
});
