import { z } from 'zod';
import { copy } from '../field-types';

/** The search, and a list of everything that it finds. */
export const searchSchema = z
  .strictObject({
    type: z.literal('search'),
    title: copy('The title of the page'),
  })
  .meta({
    id: 'SearchSection',
    description: 'The search, with a list of everything that it finds',
    traits: { isTitle: 'one page', articles: 'newest' },
    paths: { articles_path: 'Article', questions_path: 'Question' },
    lists: { brands: 'Brand', showrooms: 'Showroom', openings: 'Opening', questions: 'Question', articles: 'Article' },
  });
