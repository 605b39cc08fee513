import { z } from 'zod';
import { guardNames } from '../domain/routes/guards';
import { copy } from './field-types';
import { pictureSchema } from './picture';
import { sectionSchema } from './section';

/** content/pages/<slug>.yaml: a page of the site. */
export const pageSchema = z
  .strictObject({
    path: z
      .string()
      .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'a path such as /our-story')
      .describe('Its address'),
    title: copy('The title in search results and tabs'),
    description: copy('One sentence for search engines'),
    picture: pictureSchema.describe('The picture for sharing').optional(),
    guards: z
      .array(z.enum(guardNames))
      .describe('What must hold for the page to open: maintenance for the page of a closed site')
      .optional(),
    sections: z.array(sectionSchema).min(1).describe('Its sections, in order'),
  })
  .meta({ id: 'Page', description: 'A page' });
