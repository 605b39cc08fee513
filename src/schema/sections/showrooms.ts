import { z } from 'zod';
import { actionSchema, copy } from '../field-types';

/** The showrooms with picture, address, hours and telephones. */
export const showroomsSchema = z
  .strictObject({
    type: z.literal('showrooms'),
    title: copy('The heading'),
    action: actionSchema.describe('The link beside the heading').optional(),
    visit: actionSchema.describe('A second link beside the heading, to the form for a visit').optional(),
  })
  .meta({ id: 'ShowroomsSection', description: 'The showrooms', traits: { anchors: ['showrooms'] }, lists: { showrooms: 'Showroom' } });

/** The showrooms side by side: pictures, whether they are open, hours, address, telephones, a visit. */
export const showroomComparisonSchema = z
  .strictObject({
    type: z.literal('showroom-comparison'),
    title: copy('The heading, for screen readers'),
  })
  .meta({
    id: 'ShowroomComparisonSection',
    description: 'The showrooms side by side',
    traits: { indexOf: 'Showroom' },
    lists: { showrooms: 'Showroom' },
  });

/** Which brand is on display in which showroom, and how many of its collections. */
export const onDisplaySchema = z
  .strictObject({
    type: z.literal('on-display'),
    title: copy('The heading'),
    text: copy('A line beside the table'),
  })
  .meta({
    id: 'OnDisplaySection',
    description: 'What is on display, by brand and showroom',
    lists: { brands: 'Brand', showrooms: 'Showroom' },
  });

/** The next holidays of all showrooms, and the hours of each on them. */
export const holidaysSchema = z
  .strictObject({
    type: z.literal('holidays'),
    title: copy('The heading'),
    text: copy('A line beside the table'),
  })
  .meta({ id: 'HolidaysSection', description: 'The next holidays of the showrooms', lists: { showrooms: 'Showroom' } });

/** The telephone numbers of the showrooms, set large. */
export const phonesSchema = z
  .strictObject({
    type: z.literal('phones'),
    title: copy('The heading'),
  })
  .meta({ id: 'PhonesSection', description: 'The telephone numbers, set large', lists: { showrooms: 'Showroom' } });
