import { z } from 'zod';
import { copy } from '../field-types';

/** The showrooms side by side: whether they are open, hours, address, telephones, a visit. */
export const showroomComparisonSchema = z
  .strictObject({
    type: z.literal('showroom-comparison'),
    title: copy('The caption of the table, for screen readers'),
  })
  .meta({
    id: 'ShowroomComparisonSection',
    description: 'The showrooms side by side',
    traits: { indexOf: 'Showroom' },
    lists: { showrooms: 'Showroom' },
  });
