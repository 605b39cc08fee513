import { expect, test } from '@jest/globals';
import { createCollections } from '../collections';
import { createFormat } from './format';

const createFormatOf = (type: string) => {
  const { contentFormat, fields, files } = createCollections().find(({ name }) => name === type)!;
  return createFormat({ contentFormat, fields: fields ?? files![0]!.fields });
};

const articleHead = { article_id: 10, slug: 'a', title: 'A', kind: 'event', date: '2026-12-05', summary: 'S', description: 'D' };

test('[E1] a new article is written in the order of the schema, without empty fields', () => {
  const picture = { alt: 'A basin', file: 'basin.jpg', caption: '' };
  const event = [{ starts: '2026-12-05 9:00 AM', ends: '2026-12-05 5:00 PM', place: 'BGC', showroom: '' }];
  expect(createFormatOf('Article').toFile({ body: 'One.\n\nTwo.', picture, brands: [], draft: 'true', event, ...articleHead })).toBe(
    `---
article_id: 10
slug: a
title: A
kind: event
date: '2026-12-05'
draft: true
summary: S
description: D
picture:
  file: ./basin.jpg
  alt: A basin
event:
  starts: 2026-12-05 9:00 AM
  ends: 2026-12-05 5:00 PM
  place: BGC
---

One.

Two.
`,
  );
});

test('[E1] an optional value is none, one, yes or no in the editing screen', () => {
  const { fromFile } = createFormatOf('Article');
  const { event, draft } = fromFile('---\ndraft: false\nevent:\n  place: BGC\n---\n\nText\n');
  expect([event, draft]).toEqual([[{ place: 'BGC' }], 'false']);
  expect(fromFile('---\ntitle: A\n---\n\nText\n')).not.toHaveProperty('event');
});

test('[E1] a file that is a list is one field, and a section keeps its type', () => {
  const redirects = createFormatOf('RedirectRule');
  const values = redirects.fromFile('- from: /a\n  to: /b\n  permanent: false\n');
  expect(values['entries']).toEqual([{ from: '/a', to: '/b', permanent: 'false' }]);
  expect(redirects.toFile({ ...values, entries: [] })).toBe('[]\n');
  const page = { path: '/a', title: 'A', sections: [{ type: 'note', text: 'T', action: { to: '/', label: 'L', icon: '' } }] };
  expect(createFormatOf('Page').toFile(page)).toBe(
    'path: /a\ntitle: A\nsections:\n  - type: note\n    text: T\n    action:\n      label: L\n      to: /\n',
  );
});

test('[E1] an unchanged front matter is kept when the text of an article changes', () => {
  const { fromFile, toFile } = createFormatOf('Article');
  const file = '---\n# By hand.\ntitle:   A\n---\n\n\nOne.\n';
  expect(toFile({ ...fromFile(file), body: 'Two.' })).toBe('---\n# By hand.\ntitle:   A\n---\n\nTwo.\n');
});
