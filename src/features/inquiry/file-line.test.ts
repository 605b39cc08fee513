import { expect, test } from '@jest/globals';
import { withIdempotencyKey } from './draft';
import { formatFileLine, parseFileNames } from './file-line';

test('[W4] the same files keep the key of an attempt, another file gets a new one, and their names can be read again', () => {
  const keys = ['first', 'second'];
  const newKey = () => keys.shift()!;
  const file = { name: 'Plan 2 3.pdf', size: 9, lastModified: 5 };
  const send = (files: (typeof file)[], lastAttempt?: { key: string; values: Record<string, string> }) =>
    withIdempotencyKey({ values: { message: 'M', files: files.map(formatFileLine).join('\n') }, lastAttempt }, newKey);
  const first = send([file, { ...file, name: 'a.jpg' }]);
  const retry = send([file, { ...file, name: 'a.jpg' }], first.lastAttempt);
  const other = send([file, { ...file, name: 'a.jpg', size: 8 }], retry.lastAttempt);
  expect([first, retry, other].map(({ lastAttempt }) => lastAttempt.key)).toEqual(['first', 'first', 'second']);
  expect(parseFileNames(first.values['files'] ?? '')).toEqual(['Plan 2 3.pdf', 'a.jpg']);
  expect([formatFileLine({ name: '', size: 0, lastModified: 0 }), parseFileNames('')]).toEqual(['', []]);
});
