import { z } from 'zod';
import { copy } from '../field-types';
import { pictureSchema } from '../picture';

/** The only screen of the site during maintenance. */
export const maintenanceSchema = z
  .strictObject({
    type: z.literal('maintenance'),
    title: copy('The heading'),
    text: copy('The sentence'),
    picture: pictureSchema,
  })
  .meta({
    id: 'MaintenanceSection',
    description: 'A single calm screen while the site is in maintenance',
    traits: { isTitle: 'one page', isBare: true },
    lists: { site: 'ContentSite', showrooms: 'Showroom', navigation: 'Navigation' },
  });
