import { z } from 'zod';
import { action } from '../action';
import { copy } from '../kinds';

/** The title of a page that has no hero. */
export const heading = z
  .strictObject({
    type: z.literal('heading'),
    title: copy('The title of the page'),
    lead: copy('A large paragraph below it').optional(),
    aside: copy('A small paragraph at the right').optional(),
    action: action.optional(),
  })
  .meta({ id: 'HeadingSection', description: 'The title of a page that has no hero' });
