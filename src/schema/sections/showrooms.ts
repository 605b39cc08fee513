import { z } from 'zod';
import { copy } from '../field-types';

/** The showrooms with picture, address, hours and telephones. */
export const showroomsSchema = z
  .strictObject({
    type: z.literal('showrooms'),
    title: copy('The heading'),
  })
  .meta({ id: 'ShowroomsSection', description: 'The showrooms', lists: { showrooms: 'Showroom' } });
