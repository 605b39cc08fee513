import { z } from 'zod';
import { brandRef, copy, date, dateTime, showroomRef, slug, pictureSchema, group } from './field-types';

const eventSchema = group('Event', 'The time and place of an event', {
  starts: dateTime('When it begins, in Manila'),
  ends: dateTime('When it ends, in Manila'),
  place: copy('Where it is, as visitors read it'),
  showroom: showroomRef('The showroom it is in, if it is in one').optional(),
});

/** The head of content/articles/<id>-<slug>/index.md. */
export const articleSchema = z
  .strictObject({
    article_id: z.int().min(1).max(999_999).meta({ description: 'Its number in the address; no two articles share one', record: 'key' }),
    slug: slug('Its title in the address'),
    title: copy('The title').meta({ record: 'title' }),
    kind: z.enum(['news', 'event']).describe('News, or an event with a time and a place'),
    date: date('The day it is published'),
    draft: z.boolean().describe('true while it is not to be published').optional(),
    summary: copy('One or two sentences, for lists and the head of the article').meta({ record: 'line' }),
    description: copy('One sentence for search engines'),
    picture: pictureSchema.meta({ record: 'picture' }),
    brands: z.array(brandRef('A brand')).describe('The brands it speaks of').optional(),
    event: eventSchema.meta({ record: 'event' }).optional(),
  })
  .refine(
    (value) => (value.kind === 'event') === (value.event !== undefined),
    'an event has `event` with its time and place, and news has none',
  )
  .meta({ id: 'Article', description: 'An article or an event' });

/** The head of content/careers/<slug>.md. Its file name is its slug. */
export const openingSchema = z
  .strictObject({
    title: copy('The work').meta({ record: 'title' }),
    description: copy('One sentence for search engines'),
    team: copy('The team').meta({ record: 'line' }),
    place: copy('Where').meta({ record: 'line' }),
    employment: copy('Full time, part time, internship')
      .regex(
        /^(?:[Ff]ull[ -]?time|[Pp]art[ -]?time|[Ii]ntern|[Cc]ontract|[Tt]emporary)/,
        'text that begins with Full time, Part time, Internship, Contract or Temporary',
      )
      .meta({ record: 'line' }),
    date: date('The day it was posted'),
    closes: date('The last day to apply; leave it out to keep it open').optional(),
    draft: z.boolean().describe('true while it is not to be published').optional(),
    asks: z.array(copy('Something we ask for')).min(1).meta({ description: 'What we ask', record: 'text' }),
  })
  .meta({ id: 'Opening', description: 'An opening', paths: { openings_path: 'Opening' } });
