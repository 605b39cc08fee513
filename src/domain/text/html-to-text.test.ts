import { expect, test } from '@jest/globals';
import { htmlToText } from './html-to-text';

test('[P1] of HTML only the words are searched', () => {
  expect(htmlToText('<p class="a">One &amp; <b>two</b></p>\n<p>&lt;three&gt;</p>')).toBe('One & two <three>');
});

test('[P1] a link or a stress leaves no gap before the point or comma after it', () => {
  expect(htmlToText('<p>On <a href="/a">one</a>, <em>two</em>H<sub>2</sub>O.<br>Three<abbr-like>four</abbr-like></p>')).toBe(
    'On one, twoH2O. Three four',
  );
});
