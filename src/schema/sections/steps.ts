import { z } from 'zod';
import { copy } from '../kinds';

const step = z
  .strictObject({ title: copy('The heading'), text: copy('The paragraph') })
  .meta({ id: 'Step', description: 'A numbered entry' });

/** A numbered, ruled list. */
export const steps = z
  .strictObject({
    type: z.literal('steps'),
    title: copy('The heading'),
    items: z.array(step).min(2).describe('The entries, in order'),
  })
  .meta({ id: 'StepsSection', description: 'A numbered, ruled list' });
