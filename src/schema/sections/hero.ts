import { z } from 'zod';
import { copy } from '../kinds';
import { picture } from '../picture';

/** A picture over the whole screen with the title of the page on it. */
export const hero = z
  .strictObject({
    type: z.literal('hero'),
    title: copy('The title of the page'),
    text: copy('Two or three lines beside it'),
    picture,
  })
  .meta({ id: 'HeroSection', description: 'A picture over the whole screen with the title on it' });
