import { z } from 'zod';
import { weekdays } from '../domain/dates/weekdays';
import { copy, date, phone, slug, time, externalUrl } from './field-types';
import { pictureSchema } from './picture';

const openingHoursSchema = z
  .strictObject({
    from: z.enum(weekdays).describe('The first day'),
    to: z.enum(weekdays).describe('The last day').optional(),
    opens: time('When the doors open'),
    closes: time('When the doors close'),
  })
  .meta({ id: 'OpeningHours', description: 'Opening hours of a run of days' });

const holidaySchema = z
  .strictObject({
    date: date('The day'),
    name: copy('Its name'),
    opens: time('When the doors open that day, if they do').optional(),
    closes: time('When the doors close that day, if they open').optional(),
  })
  .refine((value) => (value.opens === undefined) === (value.closes === undefined), 'both `opens` and `closes`, or neither')
  .meta({ id: 'Holiday', description: 'A day with hours of its own; closed when it gives none' });

/** An entry of content/showrooms.yaml. */
export const showroomSchema = z
  .strictObject({
    slug: slug('Its name in addresses and references'),
    name: copy('Its name'),
    short_name: copy('Its short name, for narrow places'),
    street: copy('The street address, in short'),
    address: copy('The whole address'),
    city: copy('The city it is in, for search engines'),
    map: externalUrl('The place on a map'),
    phones: z.array(phone('A telephone number')).min(1).describe('The telephone numbers'),
    hours: z.array(openingHoursSchema).min(1).describe('The opening hours'),
    holidays: z.array(holidaySchema).describe('Days with hours of their own').optional(),
    picture: pictureSchema,
  })
  .meta({ id: 'Showroom', description: 'A showroom' });
