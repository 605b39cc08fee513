import { z } from 'zod';
import { actionSchema } from '../action';
import { copy } from '../field-types';
import { pictureSchema } from '../picture';

/** What an unknown address shows. */
export const notFoundSchema = z
  .strictObject({
    type: z.literal('not-found'),
    title: copy('The heading'),
    text: copy('That it is missing or no longer available'),
    message: copy('What stands before the path that was not found'),
    suggestion: copy('What stands before the page that was probably meant'),
    action: actionSchema,
    picture: pictureSchema,
    places_title: copy('The label over the places people look for'),
    places: z.array(actionSchema).min(1).max(4).describe('The places people look for'),
  })
  .meta({ id: 'NotFoundSection', description: 'What an unknown address shows', traits: { isTitle: 'one page' } });
