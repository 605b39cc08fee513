import { z } from 'zod';
import { picture } from '../picture';

/** One wide picture with its caption. */
export const plate = z
  .strictObject({
    type: z.literal('plate'),
    picture,
    placement: z.enum(['full', 'right']).describe('From edge to edge, or from the third column to the right edge'),
  })
  .meta({ id: 'PlateSection', description: 'One wide picture with its caption' });
