import { expect, test } from '@jest/globals';
import { morphChildren } from './preview-renderer';

const toElement = (html: string): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

test('[E6] a page is updated to the next one, and keeps the unchanged elements', () => {
  const page = toElement('<h1 class="a" id="x">Brass</h1><p>One <img src="/a.jpg"> two</p><p>Three</p><!--end-->');
  const next = '<h1 class="b">Copper</h1><p>One <img src="/a.jpg"> 2</p><ul><li>Four</li></ul><p>Five</p>';
  const picture = page.querySelector('img');
  const changed = morphChildren(page, toElement(next));
  expect(page.innerHTML).toBe(next);
  expect(page.querySelector('img')).toBe(picture);
  expect(changed.map(({ nodeName, textContent }) => `${nodeName} ${textContent!}`)).toEqual([
    'H1 Copper',
    '#text Copper',
    '#text  2',
    'UL Four',
    'P Five',
  ]);
  expect(morphChildren(page, toElement(next))).toEqual([]);
  morphChildren(page, toElement('<p>Six</p>'));
  expect(page.innerHTML).toBe('<p>Six</p>');
});
