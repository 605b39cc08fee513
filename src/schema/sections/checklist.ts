import { z } from 'zod';
import { copy } from '../field-types';

/** A heading and paragraph beside a ruled list of short lines. */
export const checklistSchema = z
  .strictObject({
    type: z.literal('checklist'),
    title: copy('The heading'),
    text: copy('The paragraph'),
    items: z.array(copy('A line')).min(2).describe('The lines'),
  })
  .meta({ id: 'ChecklistSection', description: 'A ruled list of short lines' });
