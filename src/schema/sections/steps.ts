import { z } from 'zod';
import { copy } from '../field-types';

const stepSchema = z
  .strictObject({ title: copy('The heading'), text: copy('The paragraph') })
  .meta({ id: 'Step', description: 'A numbered entry' });

/** A numbered, ruled list. */
export const stepsSchema = z
  .strictObject({
    type: z.literal('steps'),
    title: copy('The heading'),
    items: z.array(stepSchema).min(2).describe('The entries, in order'),
  })
  .meta({ id: 'StepsSection', description: 'A numbered, ruled list' });
