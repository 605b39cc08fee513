import { z } from 'zod';
import { copy } from '../field-types';
import { pictureSchema } from '../picture';

const decadeSchema = z
  .strictObject({
    decade: copy('The decade: 1970s'),
    title: copy('The heading'),
    text: copy('The paragraph'),
    picture: pictureSchema.optional(),
    placement: z.enum(['column', 'edge', 'wide']).describe('Where the picture stands; column when left out').optional(),
    value: copy('A figure in place of a picture').optional(),
    label: copy('What the figure counts').optional(),
  })
  .refine((value) => (value.picture === undefined) === (value.value !== undefined), 'either `picture`, or `value` with `label`')
  .refine((value) => (value.value === undefined) === (value.label === undefined), '`value` and `label` together')
  .meta({ id: 'Decade', description: 'A decade of the story' });

/** The story by decade, each with a picture or a figure. */
export const timelineSchema = z
  .strictObject({
    type: z.literal('timeline'),
    decades: z.array(decadeSchema).min(2).describe('The decades, from the first'),
  })
  .meta({ id: 'TimelineSection', description: 'The story by decade' });
