import { expect, test } from '@jest/globals';
import { wordsOf } from './html-words';

test('[P1] of HTML only the words are searched', () => {
  expect(wordsOf('<p class="a">One &amp; <b>two</b></p>\n<p>&lt;three&gt;</p>')).toBe('One & two <three>');
});
