import { z } from 'zod';
import { copy } from '../field-types';

/** The search, and a list of everything that it finds for those who would rather look. */
export const searchSchema = z
  .strictObject({
    type: z.literal('search'),
    title: copy('The title of the page'),
  })
  .meta({
    id: 'SearchSection',
    description: 'The search, with a list of everything that it finds',
    lists: { brands: 'Brand', openings: 'Opening', questions: 'Question', articles: 'Article' },
  });
