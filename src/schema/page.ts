import { z } from 'zod';
import { guardNames } from '../logic/guards';
import { copy } from './kinds';
import { picture } from './picture';
import { section } from './section';

/** content/pages/<slug>.yaml: a page of the site. */
export const page = z
  .strictObject({
    path: z
      .string()
      .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'a path such as /our-story')
      .describe('Its address'),
    title: copy('The title in search results and tabs'),
    description: copy('One sentence for search engines'),
    picture: picture.describe('The picture for sharing').optional(),
    guards: z
      .array(z.enum(guardNames))
      .describe('What must hold for the page to open: maintenance for the page of a closed site')
      .optional(),
    sections: z.array(section).min(1).describe('Its sections, in order'),
  })
  .meta({ id: 'Page', description: 'A page' });
