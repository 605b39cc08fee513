import { expect, test } from '@jest/globals';
import { renderPairs } from './render-html-report';

const capture = (width: number, picture: string) => ({ width, picture, violations: [] });

test('[E2] a page is shown before and after with a slider, at the widths at which it differs', () => {
  const html = renderPairs({ before: [capture(390, 'a'), capture(1440, 'b')], after: [capture(390, 'a'), capture(1440, 'c')] });
  expect(html.match(/type="range"/g)).toHaveLength(1);
  expect(html).toContain('src="b" alt="before, 1440 px"');
  expect(html).toContain('src="c" alt="after, 1440 px"');
  expect(html).not.toContain('390');
});

test('[E2] a new page has one picture for each width, and an unchanged page has none', () => {
  const html = renderPairs({ before: [], after: [capture(390, 'a')] });
  expect(html).not.toContain('type="range"');
  expect(html).toContain('alt="new, 390 px"');
  expect(renderPairs({ before: [capture(390, 'a')], after: [capture(390, 'a')] })).toBe('<p class="none">It looks as before.</p>');
});
