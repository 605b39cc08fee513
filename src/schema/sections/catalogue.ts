import { z } from 'zod';
import { copy } from '../kinds';

/** The cover of the catalogue and its link, which stand in content/site.yaml. */
export const catalogue = z
  .strictObject({
    type: z.literal('catalogue'),
    title: copy('The heading'),
    text: copy('What is in it'),
  })
  .meta({ id: 'CatalogueSection', description: 'The latest catalogue', lists: { site: 'ContentSite' } });
