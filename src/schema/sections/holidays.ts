import { z } from 'zod';
import { copy } from '../field-types';

/** The next holidays of all showrooms, and the hours of each on them. */
export const holidaysSchema = z
  .strictObject({
    type: z.literal('holidays'),
    title: copy('The heading'),
    text: copy('A line beside the table'),
  })
  .meta({ id: 'HolidaysSection', description: 'The next holidays of the showrooms', lists: { showrooms: 'Showroom' } });
