import { z } from 'zod';
import { pictureSchema } from '../picture';

/** One wide picture with its caption. */
export const figureSchema = z
  .strictObject({
    type: z.literal('figure'),
    picture: pictureSchema,
    placement: z.enum(['full', 'right']).describe('From edge to edge, or from the third column to the right edge'),
  })
  .meta({ id: 'FigureSection', description: 'One wide picture with its caption' });
