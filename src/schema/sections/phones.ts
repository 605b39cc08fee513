import { z } from 'zod';
import { copy } from '../field-types';

/** The telephone numbers of the showrooms, set large. */
export const phonesSchema = z
  .strictObject({
    type: z.literal('phones'),
    title: copy('The heading'),
  })
  .meta({ id: 'PhonesSection', description: 'The telephone numbers, set large', lists: { showrooms: 'Showroom' } });
