import { z } from 'zod';
import { action } from '../action';
import { copy } from '../kinds';

/** One large paragraph beside a small label. */
export const statement = z
  .strictObject({
    type: z.literal('statement'),
    label: copy('The small label at the left'),
    text: copy('The paragraph, set large'),
    action: action.optional(),
  })
  .meta({ id: 'StatementSection', description: 'One large paragraph beside a small label' });
