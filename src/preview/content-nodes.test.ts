import { expect, test } from '@jest/globals';
import { contentKinds } from '../schema/content-kinds';
import { createFillMissing } from './content-nodes';

const fill = (type: string, value: unknown) => createFillMissing(type, '2031-02-21')(value);

test('[E6] an entry gets empty values for the required fields that it does not have, and keeps the others; an empty one of every kind is filled', () => {
  expect(fill('Article', { title: 'Brass', picture: { alt: 'A tap.' }, brands: null })).toMatchObject({
    title: 'Brass',
    kind: 'news',
    date: '2031-02-21',
    summary: '',
    picture: { file: '', alt: 'A tap.' },
  });
  expect(fill('Article', {})).not.toHaveProperty('event');
  for (const { type } of contentKinds) expect([type, Object.keys(fill(type, undefined) as object).length > 0]).toEqual([type, true]);
});

test('[E6] a section that was just added has the fields of its type', () => {
  const { sections } = fill('Page', { sections: [{ type: 'statement' }, { type: 'no-such-section' }] }) as { sections: object[] };
  expect(sections).toEqual([expect.objectContaining({ type: 'statement', text: '' }), { type: 'no-such-section' }]);
});
