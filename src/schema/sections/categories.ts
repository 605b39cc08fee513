import { z } from 'zod';
import { copy } from '../field-types';

/** The categories as a row of tall pictures, each a link to its partners. */
export const categoriesSchema = z
  .strictObject({
    type: z.literal('categories'),
    title: copy('The heading, for screen readers'),
  })
  .meta({ id: 'CategoriesSection', description: 'The categories as tall pictures', lists: { categories: 'Category' } });
