import { z } from 'zod';
import { copy, slug } from './kinds';

const facet = (id: string, description: string) =>
  z.strictObject({ slug: slug('Its name in addresses and references'), name: copy('Its name') }).meta({ id, description });

/** An entry of content/rooms.yaml. */
export const room = facet('Room', 'A room of a home');

/** An entry of content/materials.yaml. */
export const material = facet('Material', 'A material of products');
