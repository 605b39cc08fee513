import { z } from 'zod';
import { copy, slug } from './field-types';
import { pictureSchema } from './picture';

/** An entry of content/categories.yaml. */
export const categorySchema = z
  .strictObject({
    slug: slug('Its name in addresses and references'),
    name: copy('Its name'),
    picture: pictureSchema,
  })
  .meta({ id: 'Category', description: 'A category of products' });
