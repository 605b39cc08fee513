import { z } from 'zod';
import { copy } from '../field-types';

/** What is in the catalogue, and its link from content/site.yaml. */
export const catalogueSchema = z
  .strictObject({
    type: z.literal('catalogue'),
    title: copy('The heading'),
    text: copy('What is in it'),
  })
  .meta({ id: 'CatalogueSection', description: 'The latest catalogue', lists: { site: 'ContentSite' } });
