import { z } from 'zod';
import { copy } from '../field-types';
import { pictureSchema } from '../picture';

/** A picture that breaks the left margin, with paragraphs at its foot. */
export const featureSchema = z
  .strictObject({
    type: z.literal('feature'),
    picture: pictureSchema,
    lead: copy('The first sentence, set large'),
    paragraphs: z.array(copy('A paragraph')).min(1).describe('The paragraphs'),
  })
  .meta({ id: 'FeatureSection', description: 'A picture with paragraphs at its foot' });
