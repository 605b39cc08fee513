import { expect, test } from '@jest/globals';
import { createScrollLock } from './scroll-lock';

function page(overflow: string, paddingRight: string, width = 15) {
  const properties = new Map<string, string>();
  const body = { style: { overflow, paddingRight } };
  const root = {
    style: {
      setProperty: (name: string, value: string) => void properties.set(name, value),
      removeProperty: (name: string) => void properties.delete(name),
    },
  };
  return { body, properties, lock: createScrollLock(() => ({ body, root, scrollbar: () => width })) };
}

test('[V5] the scroll is locked until the last holder releases it, and the styles are restored exactly', () => {
  const { body, properties, lock } = page('scroll', '4px');
  const first = lock.lock();
  const second = lock.lock();
  expect(body.style).toEqual({ overflow: 'hidden', paddingRight: 'calc(4px + 15px)' });
  expect(properties.get('--scrollbar')).toBe('15px');
  first();
  expect(body.style.overflow).toBe('hidden');
  second();
  expect(body.style).toEqual({ overflow: 'scroll', paddingRight: '4px' });
  expect(properties.size).toBe(0);
});

test('[V5] a second release of one holder does not release another', () => {
  const { body, lock } = page('', '');
  const first = lock.lock();
  lock.lock();
  first();
  first();
  expect(body.style.overflow).toBe('hidden');
  expect(lock.isLocked()).toBe(true);
});

test('[V5] without a scrollbar there is no padding', () => {
  const { body, lock } = page('', '', 0);
  const free = lock.lock();
  expect(body.style).toEqual({ overflow: 'hidden', paddingRight: '' });
  free();
  expect(body.style).toEqual({ overflow: '', paddingRight: '' });
});

test('[V5] a listener hears the first lock and the last release once each', () => {
  const heard: boolean[] = [];
  const { lock } = page('', '');
  const stop = lock.subscribe((isLocked) => heard.push(isLocked));
  const free = [lock.lock(), lock.lock()];
  for (const one of free) one();
  stop();
  lock.lock();
  expect(heard).toEqual([true, false]);
});
