import { z } from 'zod';
import { copy } from '../field-types';

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
