import { z } from 'zod';
import { action } from '../action';
import { copy } from '../kinds';
import { picture } from '../picture';

/** What an unknown address shows. */
export const notFound = z
  .strictObject({
    type: z.literal('not-found'),
    title: copy('The heading'),
    text: copy('That it is missing or no longer available'),
    message: copy('What stands before the path that was not found'),
    action,
    picture,
    places_title: copy('The label over the places people look for'),
    places: z.array(action).min(1).max(4).describe('The places people look for'),
  })
  .meta({ id: 'NotFoundSection', description: 'What an unknown address shows' });
