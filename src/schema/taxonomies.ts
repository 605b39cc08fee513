import { z } from 'zod';
import { copy, slug } from './field-types';

const createTaxonomySchema = (id: string, description: string) =>
  z.strictObject({ slug: slug('Its name in addresses and references'), name: copy('Its name') }).meta({ id, description });

/** An entry of content/rooms.yaml. */
export const roomSchema = createTaxonomySchema('Room', 'A room of a home');

/** An entry of content/materials.yaml. */
export const materialSchema = createTaxonomySchema('Material', 'A material of products');
