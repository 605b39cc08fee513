import { z } from 'zod';
import { actionSchema } from '../action';
import { copy } from '../field-types';

/** One large sentence and a link. */
export const noteSchema = z
  .strictObject({
    type: z.literal('note'),
    text: copy('The sentence'),
    action: actionSchema,
  })
  .meta({ id: 'NoteSection', description: 'One large sentence and a link' });
