import { z } from 'zod';
import { copy, date } from './field-types';

/** The head of content/careers/<slug>.md. Its file name is its slug. */
export const openingSchema = z
  .strictObject({
    title: copy('The work').meta({ record: 'title' }),
    description: copy('One sentence for search engines'),
    team: copy('The team').meta({ record: 'line' }),
    place: copy('Where').meta({ record: 'line' }),
    employment: copy('Full time, part time, internship').meta({ record: 'line' }),
    date: date('The day it was posted'),
    closes: date('The last day to apply; leave it out to keep it open').optional(),
    draft: z.boolean().describe('true while it is not to be published').optional(),
    asks: z.array(copy('Something we ask for')).min(1).meta({ description: 'What we ask', record: 'text' }),
  })
  .meta({ id: 'Opening', description: 'An opening', paths: { openings_path: 'Opening' } });
