import { expect, test } from '@jest/globals';
import { createRefusalLimit } from './rate-limit';

const now = new Date('2026-11-21T00:30:00Z');
const afterWindow = new Date(now.getTime() + 600_000);
const toIp = (network: number) => `2001:${(network >> 16).toString(16)}:${(network & 0xffff).toString(16)}::1`;

/** Refuses a number of posts; false if the limit was reached before. */
function refuse({ assertFew, count }: ReturnType<typeof createRefusalLimit>, clientIp: string, times: number, at = now): boolean {
  try {
    for (let index = 0; index < times; index += 1) {
      assertFew(clientIp, at);
      count(clientIp);
    }
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 429, reason: 'too_many', details: { headers: { 'Retry-After': '600' } } });
    return false;
  }
}

test('[A5] ten times as many posts may be refused as accepted, and a window later again', () => {
  const limit = createRefusalLimit(2);
  expect([refuse(limit, '203.0.113.7', 20), refuse(limit, '203.0.113.7', 1), refuse(limit, '203.0.113.8', 1)]).toEqual([true, false, true]);
  expect(refuse(limit, '203.0.113.7', 20, afterWindow)).toBe(true);
});

test('[A5] the many networks of one sender share a limit', () => {
  const limit = createRefusalLimit(1);
  const refused = Array.from({ length: 20_000 }, (_, index) => refuse(limit, `2001:db8:7:${index.toString(16)}::1`, 1));
  expect(refused.filter(Boolean)).toHaveLength(40);
});

test('[A5] as many networks as the memory holds lock out nobody, and those that were counted stay so', () => {
  const limit = createRefusalLimit(1);
  const fill = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => refuse(limit, toIp(from + index), 1));
  expect(fill(0, 6000)).not.toContain(false);
  expect([refuse(limit, '203.0.113.7', 10), refuse(limit, '203.0.113.7', 1)]).toEqual([true, false]);
  expect(fill(6000, 12_000)).not.toContain(false);
  expect([refuse(limit, '203.0.113.7', 1), refuse(limit, '203.0.113.9', 1)]).toEqual([false, true]);
});
