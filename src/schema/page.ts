import { z } from 'zod';
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
    sections: z.array(section).min(1).describe('Its sections, in order'),
  })
  .meta({ id: 'Page', description: 'A page' });
