import { z } from 'zod';
import { copy } from '../field-types';

/** All partners as a ruled index with a filter. */
export const partnerIndexSchema = z
  .strictObject({
    type: z.literal('partner-index'),
    title: copy('The heading'),
  })
  .meta({
    id: 'PartnerIndexSection',
    description: 'All partners as a ruled index',
    traits: { anchors: ['partners'] },
    lists: { brands: 'Brand', categories: 'Category', rooms: 'Room', materials: 'Material', showrooms: 'Showroom' },
  });
