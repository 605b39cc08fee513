import { z } from 'zod';
import { actionSchema } from '../action';
import { copy } from '../field-types';

/** One large paragraph beside a small label. */
export const statementSchema = z
  .strictObject({
    type: z.literal('statement'),
    label: copy('The small label at the left'),
    text: copy('The paragraph, set large'),
    action: actionSchema.optional(),
  })
  .meta({ id: 'StatementSection', description: 'One large paragraph beside a small label' });
