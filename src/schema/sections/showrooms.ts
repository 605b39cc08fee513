import { z } from 'zod';
import { actionSchema } from '../action';
import { copy } from '../field-types';

/** The showrooms with picture, address, hours and telephones. */
export const showroomsSchema = z
  .strictObject({
    type: z.literal('showrooms'),
    title: copy('The heading'),
    action: actionSchema.describe('The link beside the heading').optional(),
    visit: actionSchema.describe('A second link beside the heading, to the form for a visit').optional(),
  })
  .meta({ id: 'ShowroomsSection', description: 'The showrooms', traits: { anchors: ['showrooms'] }, lists: { showrooms: 'Showroom' } });
