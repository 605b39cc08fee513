import { z } from 'zod';
import { copy } from '../field-types';

/** The openings as a list of disclosures. */
export const openingsSchema = z
  .strictObject({
    type: z.literal('openings'),
    title: copy('The heading'),
    none: copy('What stands there while there are none'),
  })
  .meta({ id: 'OpeningsSection', description: 'The openings', traits: { indexOf: 'Opening' }, lists: { openings: 'Opening' } });
