import { expect, test } from '@jest/globals';
import { getPrevNext } from './prev-next';

test('the partners are linked in a cycle, the articles in a list with two ends', () => {
  expect(getPrevNext(['a', 'b', 'c'], 0, true)).toEqual({ previous: 'c', next: 'b' });
  expect(getPrevNext(['a', 'b', 'c'], 2, true)).toEqual({ previous: 'b', next: 'a' });
  expect(getPrevNext(['a', 'b', 'c'], 0, false)).toEqual({ previous: undefined, next: 'b' });
  expect(getPrevNext(['a'], 0, true)).toEqual({ previous: undefined, next: undefined });
});
