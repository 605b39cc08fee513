import { z } from 'zod';
import { actionSchema } from '../action';
import { copy } from '../field-types';
import { pictureSchema } from '../picture';

/** A picture and, at its foot, a heading with a link onward. */
export const ctaSchema = z
  .strictObject({
    type: z.literal('cta'),
    title: copy('The heading'),
    text: copy('The paragraph'),
    action: actionSchema,
    picture: pictureSchema,
  })
  .meta({ id: 'CtaSection', description: 'A picture with a link onward' });
