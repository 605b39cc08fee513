import { z } from 'zod';
import { copy } from '../kinds';

/** The telephone numbers of the showrooms, set large. */
export const phones = z
  .strictObject({
    type: z.literal('phones'),
    title: copy('The heading'),
  })
  .meta({ id: 'PhonesSection', description: 'The telephone numbers, set large', lists: { showrooms: 'Showroom' } });
