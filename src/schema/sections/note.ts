import { z } from 'zod';
import { action } from '../action';
import { copy } from '../kinds';

/** One large sentence and a link. */
export const note = z
  .strictObject({
    type: z.literal('note'),
    text: copy('The sentence'),
    action,
  })
  .meta({ id: 'NoteSection', description: 'One large sentence and a link' });
