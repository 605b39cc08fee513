import { z } from 'zod';
import { copy } from '../field-types';
import { pictureSchema } from '../picture';

/** A picture over the whole screen with the title of the page on it. */
export const heroSchema = z
  .strictObject({
    type: z.literal('hero'),
    title: copy('The title of the page'),
    text: copy('Two or three lines beside it'),
    picture: pictureSchema,
    picture_phone: pictureSchema
      .describe('An upright picture for phones, of the same subject: the alternate text is that of the first')
      .optional(),
  })
  .meta({
    id: 'HeroSection',
    description: 'A picture over the whole screen with the title on it',
    traits: { isTitle: 'any page', coversHero: true },
  });
