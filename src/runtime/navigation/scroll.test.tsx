import { expect, jest, test } from '@jest/globals';
import { expandTarget } from './hash-target';
import { restoresPosition, scrollToTarget } from './scroll';

const scrolled: string[] = [];
Object.assign(window, { scrollTo: (...position: number[]) => scrolled.push(position.join()) });
Element.prototype.scrollIntoView = jest.fn(function scroll(this: Element) {
  scrolled.push(this.id);
});

test.each([
  ['', '0,0'],
  ['#', '0,0'],
  ['#missing', '0,0'],
  ['#showrooms', 'showrooms'],
  ['#a%20room', 'a room'],
  ['#100%', '100%'],
])('[R7] a navigation to the hash "%s" scrolls to its element, decoded as browsers do, or to the top', (hash, target) => {
  document.body.innerHTML = '<i id="showrooms"></i><i id="a room"></i><i id="100%"></i>';
  for (const action of ['PUSH', 'POP']) scrollToTarget({ hash, action });
  expect(scrolled.splice(0)).toEqual([target, target]);
});

test('[R7] only back and forward restore a position, if the site restores positions', () => {
  expect(restoresPosition({ hash: '', action: 'POP' })).toBe(false);
  expect(restoresPosition({ hash: '', action: 'POP' }, true)).toBe(true);
  expect(restoresPosition({ hash: '#showrooms', action: 'POP' }, true)).toBe(false);
  expect(restoresPosition({ hash: '', action: 'PUSH' }, true)).toBe(false);
});

test('[R7] a hash opens the disclosure or the accordion item that it names, and shows it where the browser did not', () => {
  document.body.innerHTML =
    '<details id="a"></details><button id="b" aria-expanded="false"></button><button id="c" aria-expanded="true"></button>';
  const pressed = jest.fn();
  document.body.addEventListener('click', ({ target }) => pressed((target as Element).id));
  for (const hash of ['#a', '#b', '#c', '#missing', '']) expandTarget({ hash });
  expect(document.querySelector('details')!.open).toBe(true);
  expect(pressed.mock.calls).toEqual([['b']]);
  expect(scrolled.splice(0)).toEqual(['a', 'b', 'c']);
  Object.assign(window, { scrollY: 300 });
  expandTarget({ hash: '#a' });
  expect(scrolled).toEqual([]);
});
