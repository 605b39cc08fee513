import { expect, test } from '@jest/globals';
import { isPublished } from './publication';

const today = '2026-11-21';

test('[C3] visitors see content dated today or earlier, and none dated in the future', () => {
  expect(isPublished({ date: '2026-11-21' }, 'visitors', today)).toBe(true);
  expect(isPublished({ date: '2026-11-22' }, 'visitors', today)).toBe(false);
  expect(isPublished({}, 'visitors', today)).toBe(true);
});

test('[C3] visitors see an opening through its last day, and no draft', () => {
  expect(isPublished({ closes: '2026-11-21' }, 'visitors', today)).toBe(true);
  expect(isPublished({ closes: '2026-11-20' }, 'visitors', today)).toBe(false);
  expect(isPublished({ date: '2026-01-01', draft: true }, 'visitors', today)).toBe(false);
  expect(isPublished({ date: '2026-01-01', draft: false }, 'visitors', today)).toBe(true);
});

test('[C3] editors see drafts, content dated in the future and past openings', () => {
  for (const one of [{ draft: true }, { date: '2030-01-01' }, { closes: '2020-01-01' }])
    expect(isPublished(one, 'editors', today)).toBe(true);
});
