import { z } from 'zod';
import { actionSchema } from '../action';
import { copy } from '../field-types';

/** The title of a page that has no hero. */
export const headingSchema = z
  .strictObject({
    type: z.literal('heading'),
    title: copy('The title of the page'),
    lead: copy('A large paragraph below it').optional(),
    aside: copy('A small paragraph at the right').optional(),
    action: actionSchema.optional(),
  })
  .meta({ id: 'HeadingSection', description: 'The title of a page that has no hero', traits: { isTitle: 'any page' } });
