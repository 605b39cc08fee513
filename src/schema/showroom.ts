import { z } from 'zod';
import { accessFeatures } from '../domain/access';
import { weekdays } from '../domain/times';
import { chatChannels } from '../domain/forms/reply';
import { copy, date, inlineSvg, markdownCopy, phone, slug, time, externalUrl, pictureSchema, group, shapedText } from './field-types';

const openingHoursSchema = group('OpeningHours', 'Days with their hours, such as Monday to Friday', {
  from: z.enum(weekdays).describe('The first day'),
  to: z.enum(weekdays).describe('The last day').optional(),
  opens: time('When the doors open'),
  closes: time('When the doors close'),
});

const holidaySchema = z
  .strictObject({
    date: date('The day'),
    name: copy('Its name'),
    opens: time('When the doors open that day; nothing if they stay closed').optional(),
    closes: time('When the doors close that day, if they open').optional(),
  })
  .refine((value) => (value.opens === undefined) === (value.closes === undefined), 'both `opens` and `closes`, or neither')
  .meta({ id: 'Holiday', description: 'A holiday; closed all day unless it gives hours' });

const chatSchema = z
  .strictObject({
    channel: z.enum(chatChannels).describe('Where visitors write'),
    to: shapedText(
      /^(?:\+\d[\d ]{6,18}\d|[a-z][a-z0-9.]{4,49})$/,
      'a number such as +63 917 555 0100, or the name of a Messenger page such as narra.sample',
      { description: 'The number, such as +63 917 555 0100; for messenger the name of the page, such as narra.sample' },
    ),
  })
  .refine(({ channel, to }) => to.startsWith('+') === (channel !== 'messenger'), 'a name for messenger, and a number for the others')
  .meta({ id: 'Chat', description: 'A way to write to a showroom at once' });

const highlightSchema = group('ShowroomHighlight', 'What a showroom is best for', {
  label: copy('Two words over it: To see'),
  text: copy('What stands there, in one line'),
});

const accessFactSchema = group('AccessFact', 'How the showroom can be reached and used', {
  feature: z.enum(accessFeatures).describe('What it is about'),
  available: z.boolean().describe('Whether it is there'),
  note: copy('What to know about it, or what helps in its place').optional(),
});

/** content/showrooms/<slug>/index.yaml: a showroom. */
export const showroomSchema = group('Showroom', 'A showroom', {
  slug: slug('The name in the address; the same as the folder'),
  order: z.int().min(1).max(9999).describe('Its place among the showrooms; no two showrooms share one'),
  draft: z.boolean().describe('true while it is not to be published').optional(),
  name: copy('Its name').meta({ record: 'title' }),
  short_name: copy('Its short name, for narrow places'),
  title: copy('The title of its page, for search engines and shared links'),
  description: copy('One sentence for search engines'),
  lead: copy('The first sentence on its page, set large').meta({ record: 'text' }),
  highlight: highlightSchema.describe('What it is best for, beside the other showrooms').optional(),
  street: copy('The street address, in short'),
  address: copy('The whole address').meta({ record: 'line' }),
  city: copy('The city it is in, for search engines'),
  region: copy('The region it is in, for search engines').optional(),
  postal_code: shapedText(/^\d{4}$/, 'four digits, such as 1100', { description: 'The postal code' }).optional(),
  coordinates: shapedText(/^-?\d{1,2}\.\d{3,7}, -?\d{1,3}\.\d{3,7}$/, 'two numbers as a map has them, such as 14.5542, 121.0479', {
    description: 'Latitude and longitude of the door',
  }).optional(),
  map: externalUrl('The place on a map'),
  street_map: inlineSvg('The map of the streets around it: an SVG beside this file'),
  street_map_text: copy('What that map shows, for those who cannot see it'),
  directions: markdownCopy('How to get there').meta({ record: 'text' }),
  transit: markdownCopy('How to come without a car: by train, jeepney or bus, and on foot from there').meta({ record: 'text' }),
  parking: markdownCopy('Where to park').meta({ record: 'text' }),
  access: z.array(accessFactSchema).min(1).describe('How people with disabilities reach and use it').optional(),
  phones: z.array(phone('A telephone number')).min(1).describe('The telephone numbers'),
  chats: z.array(chatSchema).describe('Where visitors can write at once: text, viber, messenger').optional(),
  hours: z.array(openingHoursSchema).min(1).describe('The opening hours'),
  holidays: z.array(holidaySchema).describe('Days on which it is closed, or open at other hours').optional(),
  picture: pictureSchema.meta({ description: 'The picture that stands for it', record: 'picture' }),
  interiors: z.array(pictureSchema).min(1).describe('More pictures of its rooms'),
});
