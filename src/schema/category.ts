import { z } from 'zod';
import { copy, slug } from './kinds';
import { picture } from './picture';

/** An entry of content/categories.yaml. */
export const category = z
  .strictObject({
    slug: slug('Its name in addresses and references'),
    name: copy('Its name'),
    picture,
  })
  .meta({ id: 'Category', description: 'A category of products' });
