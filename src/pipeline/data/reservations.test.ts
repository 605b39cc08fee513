import { expect, test } from '@jest/globals';
import type { NodeModel } from './node-model';
import { type ArticleNode, findReservationPath } from './reservations';

const eventField = { name: 'event', options_from: 'events', from_link: true };
const createNodeModel = (inputs: object[]) =>
  ({
    findAll: () =>
      Promise.resolve({
        entries: [
          { type: 'inquiry', inputs: [] },
          { type: 'event', inputs },
        ],
      }),
    getNodeById: () => ({ audience: 'visitors', today: '2026-12-25' }),
  }) as unknown as NodeModel;

const createArticle = (event: ArticleNode['event']) =>
  ({ article_id: 7, slug: 'an-evening', date: '2026-11-01', title: 'An evening', event }) as unknown as ArticleNode;
const createEvent = (day: string) => ({ starts: `${day}T17:00`, ends: `${day}T20:00` }) as NonNullable<ArticleNode['event']>;

test.each([
  ['an event to come', createArticle(createEvent('2026-12-26')), [eventField], '/contact-us/event?event=7-an-evening'],
  ['an event of the day', createArticle(createEvent('2026-12-25')), [eventField], '/contact-us/event?event=7-an-evening'],
  ['an event that is over', createArticle(createEvent('2026-12-24')), [eventField], null],
  ['an article that is no event', createArticle(null), [eventField], null],
  ['an event without a form for it', createArticle(createEvent('2026-12-26')), [{ ...eventField, from_link: false }], null],
])('[W6] the form that reserves a place at %s', async (_title, article, inputs, path) => {
  expect(await findReservationPath(article, createNodeModel(inputs))).toBe(path);
});
