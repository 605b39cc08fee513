import { z } from 'zod';
import { action } from '../action';
import { copy } from '../kinds';
import { picture } from '../picture';

/** A picture and, at its foot, a heading with a link onward. */
export const invitation = z
  .strictObject({
    type: z.literal('invitation'),
    title: copy('The heading'),
    text: copy('The paragraph'),
    action,
    picture,
  })
  .meta({ id: 'InvitationSection', description: 'A picture with a link onward' });
