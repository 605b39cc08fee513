import { z } from 'zod';
import { copy } from '../field-types';
import { pictureSchema } from '../picture';

const bandFigureSchema = z
  .strictObject({ value: copy('The figure; counted where it can be: {#brands}'), label: copy('What it counts') })
  .meta({ id: 'Figure', description: 'A figure and what it counts' });

/** One wide picture over a strip of figures. */
export const bandSchema = z
  .strictObject({
    type: z.literal('band'),
    title: copy('The heading, for screen readers'),
    picture: pictureSchema,
    figures: z.array(bandFigureSchema).min(2).max(4).describe('The figures'),
  })
  .meta({ id: 'BandSection', description: 'One wide picture over a strip of figures' });
